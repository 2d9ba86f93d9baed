export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** All objects in a value, at any depth. */
export function recordsIn(value: unknown): Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) {
    return value.flatMap(recordsIn);
  }
  return isRecord(value) ? [value, ...Object.values(value).flatMap(recordsIn)] : [];
}
