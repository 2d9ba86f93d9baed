type Keys = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/** `keyCode` of a key that an input method takes. Safari ends a conversion with it after `isComposing` is false. */
const takenByMethod = 229;

/** Returns whether a key belongs to the input method, such as Enter that ends a conversion and Escape that cancels it. */
export function isComposing({isComposing: composes, keyCode}: Keys): boolean {
  return composes || keyCode === takenByMethod;
}
