/** Whether a value is a mapping from names to values. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** All mappings in a value, however deep. */
export function recordsIn(value: unknown): Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) {
    return value.flatMap(recordsIn);
  }
  return isRecord(value) ? [value, ...Object.values(value).flatMap(recordsIn)] : [];
}
