export type PageForm = 'html' | 'markdown';

/** Selects Markdown if `Accept` names it with a quality at least that of HTML; wildcards select HTML. */
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
