/**
 * Puts a Markdown file of the site on the clipboard.
 *
 * @throws when the file is not there, or when the browser does not allow it
 */
export async function copyText(path: string): Promise<void> {
  const text = load(path);
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  // The promise goes in unresolved: Safari allows writing only while it handles the click.
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

async function load(path: string): Promise<string> {
  const response = await fetch(path);
  const type = response.headers.get('content-type') ?? '';
  // Hosts without a rule for .md files say something vaguer, but never HTML.
  if (!response.ok || type.includes('html')) {
    throw new Error(`${path}: ${response.status} ${type}`);
  }
  return response.text();
}
