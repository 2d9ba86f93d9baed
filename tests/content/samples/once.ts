/** Memoizes a function without arguments. */
export function once<T>(compute: () => T): () => T {
  let kept: {readonly value: T} | undefined;
  return () => (kept ??= {value: compute()}).value;
}
