/** Contrast of a text that axe could not determine, measured against the painted background. */
export interface Contrast {
  readonly selector: string;
  /** Minimum contrast ratio, from 1 to 21; 0 on a background without a single color. */
  readonly ratio: number;
  /** Ratio that WCAG 2.2 requires for this size and weight. */
  readonly wanted: number;
}

/**
 * Measures the contrast of texts with everything painted below them, including SVG shapes. Runs in the browser, so it
 * cannot use imports. Luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
export function contrasts(selectors: readonly string[]): Contrast[] {
  type Color = readonly [red: number, green: number, blue: number, opacity: number];
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true})!;
  const colorOf = (text: string, opacity = '1'): Color => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text === 'none' ? 'transparent' : text;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, (alpha / 255) * Number(opacity)];
  };
  const over = (front: Color, back: Color): Color => {
    const mixed = [0, 1, 2].map((i) => front[i]! * front[3] + back[i]! * (1 - front[3]));
    return [mixed[0]!, mixed[1]!, mixed[2]!, 1];
  };
  const luminance = (color: Color): number =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, i) => {
      const part = color[i]! / 255;
      return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    }, 0);
  const isShape = (element: Element): boolean => element.matches('svg :is(rect, path, polygon, circle, ellipse)');
  const groundOf = (element: Element): Color => {
    const {backgroundColor, fill, fillOpacity} = getComputedStyle(element);
    return isShape(element) ? colorOf(fill, fillOpacity) : colorOf(backgroundColor);
  };
  const ratioAt = (element: Element, color: Color, x: number, y: number): number => {
    const stack = document.elementsFromPoint(x, y);
    const below = stack.slice(stack.findIndex((one) => one === element || one.contains(element)));
    if (below.some((one) => one.matches('img, canvas, video') || getComputedStyle(one).backgroundImage !== 'none')) {
      return 0;
    }
    const ground = below.reverse().reduce((back, one) => over(groundOf(one), back), colorOf('white'));
    const [darker = 0, lighter = 0] = [luminance(over(color, ground)), luminance(ground)].sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  };
  const [left, top] = [window.scrollX, window.scrollY];
  const measured = selectors.map((selector) => {
    const element = document.querySelector(selector)!;
    element.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    const {color, fill, fontSize, fontWeight} = getComputedStyle(element);
    const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    const letters = colorOf(element.matches('svg :is(text, tspan)') ? fill : color);
    const range = document.createRange();
    range.selectNodeContents(element);
    const boxes = Array.from(range.getClientRects()).filter(({width, height}) => width > 0 && height > 0);
    const ratios = boxes.flatMap(({left, width, top, height}) =>
      [0.02, 0.5, 0.98].map((part) => ratioAt(element, letters, left + width * part, top + height / 2)),
    );
    return {selector, ratio: Math.min(...ratios), wanted: isLarge ? 3 : 4.5};
  });
  window.scrollTo({left, top, behavior: 'instant'});
  return measured;
}
