/** Computes a value at the first call and keeps it. */
export function once<T>(compute: () => T): () => T {
  let kept: {readonly value: T} | undefined;
  return () => (kept ??= {value: compute()}).value;
}
