/** The two forms in which a page is served. */
export type PageForm = 'html' | 'markdown';

/**
 * Chooses the form of a page. Markdown is sent to those who name it in their `Accept` header and like it no less than
 * HTML; a wildcard alone, as browsers send it, means HTML.
 */
export function preferredForm(accept: string | undefined): PageForm {
  const qualities = readAccept(accept ?? '');
  const markdown = qualities.get('text/markdown') ?? 0;
  const html = qualities.get('text/html') ?? 0;
  return markdown > 0 && markdown >= html ? 'markdown' : 'html';
}

function readAccept(accept: string): Map<string, number> {
  const entries = accept.split(',').map((entry): [string, number] => {
    const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    return [type, Number.isFinite(quality) ? quality : 0];
  });
  return new Map(entries);
}
