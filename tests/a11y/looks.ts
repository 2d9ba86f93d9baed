/**
 * Marks elements with `data-new-look` whose letters on their background were not checked before: contrast is the same
 * for equal styles, and checking thousands of elements again takes most of the time. Waits for animations. Runs in the
 * browser.
 */
export async function markNewLooks(): Promise<void> {
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  const root: Element & {looks?: Set<string>} = document.documentElement;
  const looks = (root.looks ??= new Set());
  const grounds = new Map<Element, string>();
  const groundOf = (element: Element): string => {
    const known = grounds.get(element);
    if (known !== undefined) {
      return known;
    }
    const {backgroundColor, backgroundImage, filter, opacity, position} = getComputedStyle(element);
    const {width, height} = element.getBoundingClientRect();
    // Clipped and overlapping elements are checked separately.
    const isCut = width < 2 || height < 2;
    const layer = position === 'fixed' || element.matches('dialog, [role="dialog"]') ? element.className : '';
    const own = [backgroundColor, backgroundImage, filter, opacity, isCut, layer].join();
    const isPlain = own === 'rgba(0, 0, 0, 0),none,none,1,false,';
    const ground = (element.parentElement ? groundOf(element.parentElement) : '') + (isPlain ? '' : `/${own}`);
    grounds.set(element, ground);
    return ground;
  };
  for (const element of Array.from(document.body.querySelectorAll('*'))) {
    element.removeAttribute('data-new-look');
    const isField = element.matches('input, select, textarea, button');
    const hasText = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.textContent?.trim());
    if ((isField || hasText) && element.checkVisibility({visibilityProperty: true})) {
      const {color, fontSize, fontWeight} = getComputedStyle(element);
      const look = [isField, color, fontSize, fontWeight, groundOf(element)].join();
      // Shapes below a letter of a diagram are not its ancestors.
      element.toggleAttribute('data-new-look', element.matches('svg *') || !looks.has(look));
      looks.add(look);
    }
  }
}
