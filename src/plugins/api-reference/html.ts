/** Markup that is safe to put on a page. Only {@link el} and {@link join} make it. */
export interface Html {
  readonly html: string;
}

/** Texts are escaped, markup is kept, nothing else shows. */
export type Child = Html | string | false | undefined | readonly Child[];

const empty = new Set(['br', 'input', 'wbr']);

/**
 * An element. Attribute values and texts are escaped, so whatever a document says stays text.
 *
 * @param tag name, written by us
 * @param attributes a missing value leaves the attribute out
 * @param children content, in order
 */
export function el(tag: string, attributes: Readonly<Record<string, string | undefined>>, ...children: Child[]): Html {
  const pairs = Object.entries(attributes).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const start = `<${tag}${pairs.map(([name, value]) => ` ${name}="${escapeHtml(value).replaceAll('"', '&quot;')}"`).join('')}>`;
  return {html: empty.has(tag) ? start : `${start}${join(...children).html}</${tag}>`};
}

/** Markup one after the other. */
export function join(...children: Child[]): Html {
  return {html: children.map(markup).join('')};
}

/** Puts a separator between the parts that are there. */
export function separated(parts: readonly Child[], separator: Child): Html {
  const present = parts.filter((part) => markup(part) !== '');
  return join(...present.flatMap((part, i) => (i === 0 ? [part] : [separator, part])));
}

/** Inline code. */
export function code(text: string): Html {
  return el('code', {}, text);
}

function markup(child: Child): string {
  if (typeof child === 'string') {
    return escapeHtml(child);
  }
  if (!child) {
    return '';
  }
  return 'html' in child ? child.html : child.map(markup).join('');
}

/** Takes out what could change the page around the text: control characters and switches of writing direction. */
function escapeHtml(text: string): string {
  return text
    .replace(/[\0-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
