const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Plain text as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/**
 * HTML of unknown origin reduced to text and `<mark>`: every other sign of markup is escaped, entities stay as they are,
 * and marks are balanced.
 */
export function onlyMarks(html: string): string {
  let open = false;
  const safe = html.split(/(<\/?mark>)/).map((part) => {
    if (part === '<mark>' || part === '</mark>') {
      const wanted = part === '<mark>' ? !open : open;
      open = part === '<mark>';
      return wanted ? part : '';
    }
    return part.replace(/&(?!(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);)|[<>"']/gi, (character) => entities[character] ?? '');
  });
  return safe.join('') + (open ? '</mark>' : '');
}
