/**
 * Marks elements with `data-new-look` whose style on their background was not checked before: contrast is the same for
 * equal styles, and checking thousands of elements again takes most of the time. Waits for animations. Runs in the
 * browser.
 * @returns number of marked elements
 */
export async function markNewLooks(): Promise<number> {
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  const root: Element & {looks?: Set<string>} = document.documentElement;
  const looks = (root.looks ??= new Set());
  const grounds = new Map<Element, string>();
  const ownGround = (element: Element): string => {
    const {backgroundColor, backgroundImage, filter, opacity, position} = getComputedStyle(element);
    const {width, height} = element.getBoundingClientRect();
    return [
      backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor,
      backgroundImage === 'none' ? '' : backgroundImage,
      filter === 'none' ? '' : filter,
      opacity === '1' ? '' : opacity,
      // Clipped and overlapping elements are checked separately.
      width < 2 || height < 2 ? 'cut' : '',
      position === 'fixed' || element.matches('dialog, [role="dialog"]') ? element.className : '',
    ].join('');
  };
  const groundOf = (element: Element | null): string => {
    if (element === null) {
      return '';
    }
    const own = ownGround(element);
    const ground = grounds.get(element) ?? groundOf(element.parentElement) + (own && `/${own}`);
    grounds.set(element, ground);
    return ground;
  };
  const letters = (element: Element): number => element.textContent?.replace(/\s/g, '').length ?? 0;
  /** Colors that a link must differ from: those of the text around it, if its block has other text than links. */
  const surroundings = (link: Element): string => {
    let block = link.parentElement!;
    while (block.parentElement && getComputedStyle(block).display.startsWith('inline')) {
      block = block.parentElement;
    }
    const inLinks = Array.from(block.querySelectorAll('a')).reduce((sum, one) => sum + letters(one), 0);
    return `${getComputedStyle(link.parentElement!).color} ${letters(block) > inLinks}`;
  };
  document.querySelectorAll('[data-new-look]').forEach((element) => element.removeAttribute('data-new-look'));
  for (const element of Array.from(document.body.querySelectorAll('*'))) {
    const isLink = element.matches('a');
    const isField = element.matches('input, select, textarea, button');
    const hasText = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.textContent?.trim());
    if (!(isLink || isField || hasText) || !element.checkVisibility({visibilityProperty: true})) {
      continue;
    }
    const {color, fontSize, fontWeight, textDecorationLine} = getComputedStyle(element);
    const around = isLink ? surroundings(element) : '';
    const look = [isField, color, fontSize, fontWeight, textDecorationLine, around, groundOf(element)].join();
    // Shapes below a letter of a diagram are not its ancestors.
    if (element.matches('svg *') || !looks.has(look)) {
      element.setAttribute('data-new-look', '');
    }
    looks.add(look);
  }
  return document.querySelectorAll('[data-new-look]').length;
}
