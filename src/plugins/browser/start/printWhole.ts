/**
 * Opens all `details` for printing, in browsers that do not know their content by name in CSS. Serialized into the page:
 * no imports.
 */
export function printWhole(): void {
  if (CSS.supports('selector(::details-content)')) {
    return;
  }
  let opened: Element[] = [];
  addEventListener('beforeprint', () => {
    opened = Array.from(document.querySelectorAll('details:not([open])'));
    opened.forEach((details) => details.setAttribute('open', ''));
  });
  addEventListener('afterprint', () => opened.forEach((details) => details.removeAttribute('open')));
}
