/** Texts of the page's content that are not shown, such as those of closed details. Runs in the browser. */
export function missingOnPaper(): string[] {
  const isLeftOut = (element: Element): boolean =>
    element.closest('[aria-label="Page actions"], [role="tab"], .hash-link, button, style, svg, .visually-hidden') !==
    null;
  const hasText = ({childNodes}: Element): boolean =>
    Array.from(childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return Array.from(document.querySelectorAll('.markdown *'))
    .filter((element) => hasText(element) && !isLeftOut(element))
    .filter((element) => !element.checkVisibility({visibilityProperty: true, opacityProperty: true}))
    .map((element) => element.outerHTML.slice(0, 100));
}

/** Counts the texts, and returns those with a contrast below 4.5 on white paper without grounds. Runs in the browser. */
export async function faintOnPaper(): Promise<{texts: number; faint: string[]}> {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true})!;
  const luminance = (color: string): number => {
    for (const layer of ['white', color]) {
      canvas.fillStyle = layer;
      canvas.fillRect(0, 0, 1, 1);
    }
    const {data} = canvas.getImageData(0, 0, 1, 1);
    return [0.2126, 0.7152, 0.0722].reduce((sum, weight, i) => {
      const part = data[i]! / 255;
      return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    }, 0);
  };
  // Links change their color step by step.
  await Promise.allSettled(document.getAnimations().map(({finished}) => finished));
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const faint: string[] = [];
  let texts = 0;
  while (walker.nextNode()) {
    const {data, parentElement} = walker.currentNode as Text;
    if (data.trim() && parentElement?.checkVisibility({visibilityProperty: true, opacityProperty: true})) {
      const {color, fill} = getComputedStyle(parentElement);
      const ratio = 1.05 / (luminance(parentElement.matches('svg *') ? fill : color) + 0.05);
      texts += 1;
      if (ratio < 4.5) {
        faint.push(`${data.trim().slice(0, 40)}: ${ratio.toFixed(2)}`);
      }
    }
  }
  return {texts, faint};
}
