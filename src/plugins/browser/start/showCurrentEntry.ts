/** Scrolls the sidebar to the current page before the first paint. Serialized into the page: no imports. */
export function showCurrentEntry(): void {
  const entry = document.querySelector('.menu [aria-current]');
  entry?.closest('.menu')?.scrollTo(0, entry.getBoundingClientRect().top - innerHeight / 2);
}
