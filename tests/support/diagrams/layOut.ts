import type {Layout, Marker, Point, Shape} from './types';

interface Mermaid {
  readonly initialize: (config: object) => void;
  readonly render: (id: string, text: string) => Promise<{svg: string}>;
}

/**
 * Renders a diagram with Mermaid and reads the geometry of its shapes. Runs in the browser, so it cannot use imports.
 */
export async function layOut({source, config}: {readonly source: string; readonly config: object}): Promise<Layout> {
  const {mermaid} = window as unknown as {mermaid: Mermaid};
  mermaid.initialize(config);
  const {svg: markup} = await mermaid.render('diagram', source);
  document.body.innerHTML = markup;
  const svg = document.querySelector('svg') as SVGSVGElement;
  const {width, height} = svg.viewBox.baseVal;
  Object.assign(svg.style, {width: `${width}px`, maxWidth: 'none', height: `${height}px`});

  const [ascent = 0, descent = 0] = ((canvas) => {
    canvas.font = '100px "Site Text"';
    const {fontBoundingBoxAscent, fontBoundingBoxDescent} = canvas.measureText('x');
    return [fontBoundingBoxAscent, fontBoundingBoxDescent];
  })(document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D);
  const kinds: Readonly<Record<string, readonly string[]>> = {
    rect: ['x', 'y', 'width', 'height'],
    line: ['x1', 'y1', 'x2', 'y2'],
    circle: ['cx', 'cy', 'r'],
    ellipse: ['cx', 'cy', 'rx', 'ry'],
    polygon: ['points'],
    path: ['d'],
  };
  const idIn = (value: string): string => /#([^")]+)/.exec(value)?.[1] ?? '';

  const offsetOf = (element: SVGGraphicsElement): Point => {
    const {a, b, c, d, e, f} = element.getCTM() as DOMMatrix;
    if (Math.abs(a - 1) + Math.abs(b) + Math.abs(c) + Math.abs(d - 1) > 0.001) {
      throw new Error(`a ${element.tagName} is turned or scaled, which drawings do not keep`);
    }
    return {x: e, y: f};
  };
  const lookOf = (element: Element): Omit<Shape, 'tag' | 'offset' | 'geometry'> => {
    const {fill, stroke, strokeWidth, strokeDasharray, markerStart, markerEnd, opacity} = getComputedStyle(element);
    const dashes = strokeDasharray === 'none' ? '' : strokeDasharray.replace(/px|,/g, '');
    return {
      fill: opacity === '0' || element.tagName === 'line' ? 'none' : fill,
      stroke: opacity === '0' ? 'none' : stroke,
      width: parseFloat(strokeWidth),
      dashes: /^0(?: 0)*$|^\d+ 0$/.test(dashes) ? '' : dashes,
      markers: {start: idIn(markerStart), end: idIn(markerEnd)},
    };
  };
  const geometryOf = (element: Element): Record<string, string> => {
    const read = kinds[element.tagName]?.map((name) => [name, element.getAttribute(name) ?? '0']) ?? [];
    const {rx} = getComputedStyle(element);
    const corner = element.tagName === 'rect' && parseFloat(rx) > 0 ? {rx: `${parseFloat(rx)}`} : {};
    return {...Object.fromEntries(read), ...corner};
  };
  /** Mermaid draws rounded outlines twice, with hundreds of points. */
  const isOutline = (element: Element): boolean =>
    element.matches('.outer-path > path') && geometryOf(element).d!.length > 1000;
  const shapeOf = (element: Element, offset: Point): Shape => ({
    tag: element.tagName,
    offset,
    geometry: geometryOf(element),
    ...lookOf(element),
  });
  const roundedOf = (element: SVGGraphicsElement): Shape => {
    const {x, y, width: w, height: h} = element.getBBox();
    return {
      ...shapeOf(element, offsetOf(element)),
      tag: 'rect',
      geometry: {x: `${x}`, y: `${y}`, width: `${w}`, height: `${h}`, rx: `${Math.min(w, h) / 2}`},
    };
  };
  /** Lines of a label, anchored at their center, so that other fonts expand to both sides. */
  const linesOf = (element: SVGTextElement): Shape[] => {
    const rows = Array.from(element.querySelectorAll<SVGTSpanElement>(':scope > tspan'));
    return (rows.length > 0 ? rows : [element]).flatMap((row): Shape[] => {
      const text = row.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      const count = row.getNumberOfChars();
      if (text === '' || count === 0) {
        return [];
      }
      const [first, last] = [row.getExtentOfChar(0), row.getExtentOfChar(count - 1)];
      const y = first.y + (first.height * ascent) / (ascent + descent);
      const {fontSize, fontWeight} = getComputedStyle(row);
      const kind = element.matches('.messageText, .loopText') ? 'message' : Number(fontWeight) >= 600 ? 'title' : '';
      return [
        {
          ...shapeOf(row, offsetOf(element)),
          tag: 'text',
          geometry: {x: `${(first.x + last.x + last.width) / 2}`, y: `${y}`},
          stroke: 'none',
          label: {text, size: parseFloat(fontSize), kind},
        },
      ];
    });
  };

  const drawn = Array.from(svg.querySelectorAll<SVGGraphicsElement>([...Object.keys(kinds), 'text'].join()));
  const shapes = drawn
    .filter((element) => !element.closest('defs, marker, symbol'))
    .filter((element) => !(isOutline(element) && element.previousElementSibling))
    .flatMap((element) => {
      if (element instanceof SVGTextElement) {
        return linesOf(element);
      }
      return [isOutline(element) ? roundedOf(element) : shapeOf(element, offsetOf(element))];
    });
  const markers = Array.from(svg.querySelectorAll('marker'), (marker): Marker => {
    const names = ['viewBox', 'refX', 'refY', 'markerUnits', 'markerWidth', 'markerHeight', 'orient'];
    const known = names.map((name) => [name, marker.getAttribute(name)]).filter(([, value]) => value !== null);
    const parts = Array.from(marker.children, (child) => shapeOf(child, {x: 0, y: 0}));
    return {id: marker.id, attributes: Object.fromEntries(known), shapes: parts};
  });
  const textOf = (tag: string): string => svg.querySelector(`:scope > ${tag}`)?.textContent ?? '';
  return {title: textOf('title'), description: textOf('desc'), width, height, shapes, markers};
}
