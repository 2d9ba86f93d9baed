const controls = /[\0-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069]/g;

/** Removes control characters and bidirectional overrides. */
export function visibleText(text: string): string {
  return text.replace(controls, '');
}

/** Applies {@link visibleText} to the strings and keys of a JSON value. */
export function visible<Value>(value: Value): Value {
  const unwanted = /(\\[\\"nt])|\\(?:[bfr]|u00[01][\da-f])|[\x7f\u202a-\u202e\u2066-\u2069]/g;
  return JSON.parse(JSON.stringify(value).replace(unwanted, '$1')) as Value;
}
