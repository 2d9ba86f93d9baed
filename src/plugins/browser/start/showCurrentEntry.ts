/** Scrolls a long sidebar to the entry of the page. Runs in the browser before the first paint. */
export function showCurrentEntry(): void {
  const entry = document.querySelector('.theme-doc-sidebar-menu [aria-current]');
  const menu = entry?.closest('.menu');
  if (entry && menu) {
    const {bottom} = menu.getBoundingClientRect();
    const below = entry.getBoundingClientRect().bottom - bottom;
    menu.scrollTop = below > 0 ? below + menu.clientHeight / 2 : 0;
  }
}
