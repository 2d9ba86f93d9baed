/**
 * Makes dark the default for systems without a color preference. Docusaurus 3.10 asks only whether the system prefers
 * dark, whatever `defaultMode` is. Serialized into the page: no imports.
 */
export function preferDark(): void {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) =>
    ask(query === '(prefers-color-scheme: dark)' ? 'not all and (prefers-color-scheme: light)' : query);
}
