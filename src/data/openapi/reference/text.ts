const controls = /[\0-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069]/g;

/** A text without control characters and switches of writing direction, which could change the page around it. */
export function visibleText(text: string): string {
  return text.replace(controls, '');
}

/** The same for the texts and keys of a JSON value. */
export function visible<Value>(value: Value): Value {
  const unwanted = /(\\[\\"nt])|\\(?:[bfr]|u00[01][\da-f])|[\x7f\u202a-\u202e\u2066-\u2069]/g;
  return JSON.parse(JSON.stringify(value).replace(unwanted, '$1')) as Value;
}
