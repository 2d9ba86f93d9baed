const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes plain text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** Sanitizes HTML to text and balanced `<mark>` elements; other markup is escaped, entities are kept. */
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
