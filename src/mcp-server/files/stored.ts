const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', {ignoreBOM: true});

/** A text as UTF-8 outside the heap, where it is smaller and does not raise the garbage collector's threshold. */
export function store(text: string): {readonly size: number; readonly read: () => string} {
  const bytes = encoder.encode(text);
  return {size: bytes.byteLength, read: () => decoder.decode(bytes)};
}

/** A lazy value; releases the function that creates it after the first use. */
export function atFirstUse<T>(make: () => T): () => T {
  let pending: (() => T) | undefined = make;
  let value: T;
  return () => {
    if (pending) {
      value = pending();
      pending = undefined;
    }
    return value;
  };
}
