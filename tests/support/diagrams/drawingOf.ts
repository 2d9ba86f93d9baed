import type {Point, Shape} from './shape';

interface Mermaid {
  readonly initialize: (config: object) => void;
  readonly render: (id: string, text: string) => Promise<{svg: string}>;
}

/**
 * Lays out a diagram with Mermaid and draws its shapes as SVG with classes for colors, so that it follows the color
 * mode. Runs in the browser, so it cannot use imports.
 * @param given.key prefix of the ids
 * @param given.tokens names of design tokens by placeholder color
 * @throws if a color is not a token
 */
export async function drawingOf(given: {
  readonly source: string;
  readonly key: string;
  readonly config: object;
  readonly tokens: Readonly<Record<string, string>>;
}): Promise<string> {
  const {mermaid} = window as unknown as {mermaid: Mermaid};
  mermaid.initialize(given.config);
  document.body.innerHTML = (await mermaid.render('diagram', given.source)).svg;
  const svg = document.querySelector('svg')!;
  const {width, height} = svg.viewBox.baseVal;
  Object.assign(svg.style, {width: `${width}px`, maxWidth: 'none', height: `${height}px`});
  const canvas = document.createElement('canvas').getContext('2d')!;
  canvas.font = '100px "Site Text"';
  const {fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent} = canvas.measureText('x');

  const kinds: Readonly<Record<string, readonly string[]>> = {
    rect: ['x', 'y', 'width', 'height'],
    line: ['x1', 'y1', 'x2', 'y2'],
    circle: ['cx', 'cy', 'r'],
    ellipse: ['cx', 'cy', 'rx', 'ry'],
    polygon: ['points'],
    path: ['d'],
  };
  const offsetOf = (element: SVGGraphicsElement): Point => {
    const {a, b, c, d, e, f} = element.getCTM()!;
    if (Math.abs(a - 1) + Math.abs(b) + Math.abs(c) + Math.abs(d - 1) > 0.001) {
      throw new Error(`a ${element.tagName} is turned or scaled, which drawings do not keep`);
    }
    return {x: e, y: f};
  };
  const geometryOf = (element: Element): Record<string, string> => {
    const read = kinds[element.tagName]?.map((name) => [name, element.getAttribute(name) ?? '0']) ?? [];
    const radius = parseFloat(getComputedStyle(element).rx);
    return {...Object.fromEntries(read), ...(element.tagName === 'rect' && radius > 0 && {rx: `${radius}`})};
  };
  const shapeOf = (element: Element, offset: Point): Shape => {
    const {fill, stroke, strokeWidth, strokeDasharray, markerStart, markerEnd, opacity} = getComputedStyle(element);
    const idIn = (value: string): string => /#([^")]+)/.exec(value)?.[1] ?? '';
    const dashes = strokeDasharray === 'none' ? '' : strokeDasharray.replace(/px|,/g, '');
    return {
      tag: element.tagName,
      offset,
      geometry: geometryOf(element),
      fill: opacity === '0' || element.tagName === 'line' ? 'none' : fill,
      stroke: opacity === '0' ? 'none' : stroke,
      width: parseFloat(strokeWidth),
      dashes: /^0(?: 0)*$|^\d+ 0$/.test(dashes) ? '' : dashes,
      start: idIn(markerStart),
      end: idIn(markerEnd),
    };
  };
  /** Mermaid draws rounded outlines twice, with hundreds of points. */
  const isOutline = (element: Element): boolean =>
    element.matches('.outer-path > path') && geometryOf(element).d!.length > 1000;
  const roundedOf = (element: SVGGraphicsElement): Shape => {
    const {x, y, width: w, height: h} = element.getBBox();
    const geometry = {x: `${x}`, y: `${y}`, width: `${w}`, height: `${h}`, rx: `${Math.min(w, h) / 2}`};
    return {...shapeOf(element, offsetOf(element)), tag: 'rect', geometry};
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
      const geometry = {x: `${(first.x + last.x + last.width) / 2}`, y: `${y}`};
      const shape = shapeOf(row, offsetOf(element));
      return [{...shape, tag: 'text', geometry, stroke: 'none', text, size: parseFloat(fontSize), kind}];
    });
  };

  const rounded = (value: number, digits = 1): string => `${Number(value.toFixed(digits)) + 0}`;
  const number = /-?\d*\.?\d+(?:e-?\d+)?/g;
  /** Moves and rounds coordinates; a path with other commands than absolute pairs is moved as a whole. */
  const placed = ({tag, geometry, offset: {x, y}}: Shape): Record<string, string> => {
    const attributes: Record<string, string> = {};
    for (const [name, value] of Object.entries(geometry)) {
      if (name !== 'd' && name !== 'points') {
        const shift = /^(?:width|height|r|rx|ry)$/.test(name) ? 0 : /^c?y/.test(name) ? y : x;
        attributes[name] = rounded(Number(value) + shift);
      } else if (/[^MLCQSTZ\d\s.,e-]/.test(value)) {
        attributes[name] = value.replace(number, (n) => rounded(Number(n)));
        attributes.transform = tag === 'path' && (x !== 0 || y !== 0) ? `translate(${rounded(x)} ${rounded(y)})` : '';
      } else {
        let count = 0;
        const moved = value.replace(number, (n) => rounded(Number(n) + (count++ % 2 === 0 ? x : y)));
        attributes[name] = moved.replace(/\s*([A-Z])\s*/g, '$1').trim();
      }
    }
    return attributes;
  };
  const escaped = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const written = (attributes: Readonly<Record<string, string>>): string =>
    Object.entries(attributes)
      .map(([name, value]) => (value === '' ? '' : ` ${name}="${value}"`))
      .join('');
  const classFor = ({tag}: Shape, property: string, color: string): string => {
    const token = given.tokens[color];
    if (color !== 'none' && token === undefined) {
      throw new Error(`a ${tag} has the ${property} ${color}, which is no token; see themeCSS in src/site/mermaid.ts`);
    }
    // Text has the ink color by default.
    return token === undefined || (tag === 'text' && token === 'ink') ? '' : `${property}-${token}`;
  };
  const elementOf = (shape: Shape): string => {
    const {tag, fill, stroke, width, dashes, start, end, text, size = 14, kind} = shape;
    const attributes = written({
      ...placed(shape),
      class: [kind, classFor(shape, 'fill', fill), classFor(shape, 'stroke', stroke)].filter(Boolean).join(' '),
      fill: fill === 'none' && tag !== 'line' ? 'none' : '',
      'stroke-width': stroke === 'none' || width === 1 ? '' : rounded(width, 2),
      'stroke-dasharray': stroke === 'none' ? '' : dashes,
      'marker-start': start && `url(#${markerId(start)})`,
      'marker-end': end && `url(#${markerId(end)})`,
      'font-size': size === 14 ? '' : `${size}`,
    });
    return text === undefined ? `<${tag}${attributes}/>` : `<text${attributes}>${escaped(text)}</text>`;
  };

  const isEmpty = ({tag, geometry}: Shape): boolean =>
    tag === 'rect' && (Number(geometry.width) === 0 || Number(geometry.height) === 0);
  const shapes = Array.from(svg.querySelectorAll<SVGGraphicsElement>([...Object.keys(kinds), 'text'].join()))
    .filter((element) => !element.closest('defs, marker, symbol'))
    .filter((element) => !(isOutline(element) && element.previousElementSibling))
    .flatMap((element) => {
      if (element instanceof SVGTextElement) {
        return linesOf(element);
      }
      return [isOutline(element) ? roundedOf(element) : shapeOf(element, offsetOf(element))];
    })
    .filter((shape) => shape.text !== undefined || (!isEmpty(shape) && `${shape.fill}${shape.stroke}` !== 'nonenone'));
  const boxOf = ({geometry, offset}: Shape) => {
    const [left, top] = [Number(geometry.x) + offset.x, Number(geometry.y) + offset.y];
    return {left, top, right: left + Number(geometry.width), bottom: top + Number(geometry.height)};
  };
  const isInside = (inner: Shape, outer: Shape): boolean => {
    const [a, b] = [boxOf(inner), boxOf(outer)];
    return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
  };
  /** The ground of an edge label is the color of the group or page behind it. */
  const onGround = (shape: Shape, i: number): Shape => {
    const isGround = shape.tag === 'rect' && shape.stroke === 'none';
    const isAround = (one: Shape): boolean => one.tag === 'rect' && one.stroke !== 'none' && isInside(shape, one);
    return isGround ? {...shape, fill: shapes.slice(0, i).filter(isAround).at(-1)?.fill ?? shape.fill} : shape;
  };
  const markers = Array.from(svg.querySelectorAll('marker')).filter(({id}) =>
    shapes.some(({start, end}) => start === id || end === id),
  );
  const markerId = (id: string): string => `d${given.key}-${markers.findIndex((marker) => marker.id === id)}`;
  const markerOf = (marker: SVGMarkerElement): string => {
    const names = ['viewBox', 'refX', 'refY', 'markerUnits', 'markerWidth', 'markerHeight', 'orient'];
    const attributes = Object.fromEntries(names.map((name) => [name, marker.getAttribute(name) ?? '']));
    const parts = Array.from(marker.children, (child) => elementOf(shapeOf(child, {x: 0, y: 0})));
    return `<marker id="${markerId(marker.id)}"${written(attributes)}>${parts.join('')}</marker>`;
  };
  const [titleId, textId, wide, high] = [
    `d${given.key}-title`,
    `d${given.key}-desc`,
    Math.ceil(width),
    Math.ceil(height),
  ];
  const told = (tag: string): string => escaped(svg.querySelector(`:scope > ${tag}`)?.textContent ?? '');
  const head = {
    ...{xmlns: 'http://www.w3.org/2000/svg', role: 'img', 'aria-labelledby': titleId, 'aria-describedby': textId},
    ...{width: `${wide}`, height: `${high}`, viewBox: `0 0 ${wide} ${high}`},
  };
  return [
    `<svg${written(head)}><title id="${titleId}">${told('title')}</title><desc id="${textId}">${told('desc')}</desc>`,
    ...markers.map(markerOf),
    ...shapes.map(onGround).map(elementOf),
    '</svg>\n',
  ].join('');
}
