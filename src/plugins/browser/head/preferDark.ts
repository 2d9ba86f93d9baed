/**
 * Makes dark the answer for systems that state no color preference. Docusaurus 3.10 only asks whether the system
 * prefers dark and takes any other answer for light, whatever `defaultMode` says. Runs in the browser, so it may use
 * nothing from outside.
 */
export function preferDark(): void {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) =>
    ask(query === '(prefers-color-scheme: dark)' ? 'not all and (prefers-color-scheme: light)' : query);
}
