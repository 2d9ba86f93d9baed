/** Scrolls a long sidebar to the entry of the page. Runs in the browser before the first paint. */
export function showCurrentEntry(): void {
  const entry = document.querySelector('.menu [aria-current]');
  entry?.closest('.menu')?.scrollTo(0, entry.getBoundingClientRect().top - innerHeight / 2);
}
