import {expect, type Visitor} from '../../engines/test';

export async function type(keys: Visitor, text: string): Promise<void> {
  for (const letter of text) {
    await keys.press(letter);
  }
}

/** Accessible name of the focused element. */
export function focused(keys: Visitor): Promise<string> {
  return keys.read(() => {
    const at = document.activeElement as HTMLElement | null;
    const labelledBy = at?.getAttribute('aria-labelledby');
    const label = at?.getAttribute('aria-label') ?? (labelledBy && document.getElementById(labelledBy)?.textContent);
    return (label || at?.innerText || at?.getAttribute('placeholder') || at?.tagName || '').replace(/\s+/g, ' ').trim();
  });
}

/**
 * Presses Tab until the element with this name has focus.
 * @throws after `most` presses
 */
export async function tabTo(keys: Visitor, name: string | RegExp, most = 120): Promise<void> {
  const seen: string[] = [];
  for (let i = 0; i < most; i++) {
    await keys.press('Tab');
    const at = await focused(keys);
    seen.push(at.slice(0, 40));
    if (typeof name === 'string' ? at === name : name.test(at)) {
      return;
    }
  }
  throw new Error(`Tab never gets to ${name}; it passes ${seen.join(' | ')}`);
}

/** A page with a sidebar, sections, samples and tabs. */
export const quickstart = '/toolhive/quickstart';

/** Opens a page and presses Tab, which hydrates it and focuses the skip link. */
export async function enter(keys: Visitor, address: string, width?: number): Promise<void> {
  await keys.open(address, width);
  await keys.press('Tab');
  await expect.poll(() => keys.count('html[data-has-hydrated="true"]')).toBe(1);
}
