/**
 * Copies a Markdown file of the site to the clipboard.
 * @throws if the file is missing or the browser denies access
 */
export async function copyText(path: string): Promise<void> {
  const text = load(path);
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  // The browser may deny access while the file is still on its way, and then nobody else waits for it.
  text.catch(() => undefined);
  // Safari only allows writing during the click event, so the promise is passed unresolved.
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

async function load(path: string): Promise<string> {
  const response = await fetch(path);
  const type = response.headers.get('content-type') ?? '';
  // Hosts without a rule for .md files send another type, but never HTML.
  if (!response.ok || type.includes('html')) {
    throw new Error(`${path}: ${response.status} ${type}`);
  }
  return response.text();
}
