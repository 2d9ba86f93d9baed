import type {Locator} from '@playwright/test';

/** Keys that belong to an input method: while it composes, and as Safari sends them at its end. */
export const methodKeys = {
  'Escape while composing': {key: 'Escape', keyCode: 27, isComposing: true},
  'Enter while composing': {key: 'Enter', keyCode: 13, isComposing: true},
  'Escape with code 229': {key: 'Escape', keyCode: 229, isComposing: false},
  'Enter with code 229': {key: 'Enter', keyCode: 229, isComposing: false},
} as const;

export type MethodKey = (typeof methodKeys)[keyof typeof methodKeys];

/** Writes letters into a field as an input method does before it converts them; none end the composition. */
export async function compose(field: Locator, letters: string): Promise<void> {
  await field.focus();
  const session = await field.page().context().newCDPSession(field.page());
  const {length} = letters;
  await session.send('Input.imeSetComposition', {text: letters, selectionStart: length, selectionEnd: length});
  await session.detach();
}

/** Presses a key that an input method takes. */
export function pressTaken(field: Locator, key: MethodKey): Promise<void> {
  return field.dispatchEvent('keydown', {...key, bubbles: true, cancelable: true});
}
