/** Elements that overflow the viewport horizontally, unless an ancestor scrolls or clips them. Runs in the browser. */
export function sticksOut(): string[] {
  const width = document.documentElement.clientWidth;
  const contained = (element: Element): boolean => {
    const parent = element.parentElement;
    return parent !== null && parent !== document.body && (isBox(parent) || contained(parent));
  };
  const isBox = (element: Element): boolean => {
    const style = getComputedStyle(element);
    return style.overflowX !== 'visible' || style.position === 'fixed';
  };
  const out = Array.from(document.body.querySelectorAll('*')).filter((element) => {
    const {left, right, width: own} = element.getBoundingClientRect();
    const isShown = own > 1 && element.checkVisibility() && getComputedStyle(element).position !== 'fixed';
    return isShown && (right > width + 0.5 || left < -0.5) && !contained(element);
  });
  const page =
    document.documentElement.scrollWidth > width ? [`the page is ${document.documentElement.scrollWidth} px wide`] : [];
  return [
    ...page,
    ...out.map((element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`),
  ];
}

/** Height in px of the smallest letters in diagrams; Infinity without diagrams. Runs in the browser. */
export function smallestLetters(): number {
  const sizes = Array.from(document.querySelectorAll<SVGSVGElement>('main [data-diagram] svg')).flatMap((svg) => {
    const scale = Math.min(1, svg.getBoundingClientRect().width / svg.viewBox.baseVal.width);
    return Array.from(svg.querySelectorAll('text'))
      .filter(({textContent}) => textContent?.trim() !== '')
      .map((label) => parseFloat(getComputedStyle(label).fontSize) * scale);
  });
  return Math.min(...sizes);
}

/** Group titles in diagrams that an arrow crosses. Runs in the browser. */
export function struckTitles(): string[] {
  return Array.from(document.querySelectorAll('main [data-diagram] svg')).flatMap((svg) => {
    const points = Array.from(svg.querySelectorAll<SVGPathElement>('path[fill="none"]')).flatMap((path) => {
      const toScreen = path.getScreenCTM()!;
      const steps = Math.ceil(path.getTotalLength() / 2);
      return Array.from({length: steps}, (_, i) => path.getPointAtLength(i * 2).matrixTransform(toScreen));
    });
    const isStruck = (title: Element): boolean => {
      const {left, right, top, bottom} = title.getBoundingClientRect();
      return points.some(({x, y}) => x > left && x < right && y > top && y < bottom);
    };
    return Array.from(svg.querySelectorAll('.title'))
      .filter(isStruck)
      .map(({textContent}) => textContent ?? '');
  });
}
