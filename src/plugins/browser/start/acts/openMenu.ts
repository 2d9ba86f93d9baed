import type {HeldAct} from './heldAct';

/**
 * Shows the sidebar of the page as the menu of narrow viewports, until the application opens its own menu in its place.
 * Serialized into a file: no imports but types.
 */
export function openMenu(act: HeldAct): void {
  const {element, replay} = act;
  const open = document.querySelector<HTMLElement>('[data-menu-shell]');
  if (open?.contains(element)) {
    act.replay = () => undefined;
    if (element.matches('.navbar-sidebar__close')) {
      open.click();
    }
    return;
  }
  const brand = document.querySelector('.navbar__brand');
  const entries = document.querySelector('.theme-doc-sidebar-menu');
  if (!element.matches('.navbar__toggle') || !brand || !entries) {
    return;
  }
  const shell = document.createElement('div');
  shell.className = 'navbar-sidebar--show';
  shell.dataset.menuShell = '';
  // The menu of the application is in the navbar, whose place this is.
  Object.assign(shell.style, {position: 'relative', zIndex: 'var(--ifm-z-index-fixed)'});
  shell.innerHTML =
    '<div class="navbar-sidebar__backdrop"></div><div class="navbar-sidebar" role="dialog" aria-label="Menu">' +
    '<div class="navbar-sidebar__brand"><button type="button" class="clean-btn navbar-sidebar__close"' +
    ' aria-label="Close navigation bar"><svg viewBox="0 0 15 15" width="21" height="21" aria-hidden="true">' +
    '<path stroke="currentColor" stroke-width="1.2" d="M.75.75l13.5 13.5M14.25.75L.75 14.25"/></svg></button></div>' +
    '<div class="navbar-sidebar__items"><div class="navbar-sidebar__item menu">' +
    '<button class="clean-btn navbar-sidebar__back" disabled>← Back to main menu</button></div></div></div>';
  shell.querySelector('.navbar-sidebar__brand')?.prepend(brand.cloneNode(true));
  shell.querySelector('.menu')?.append(entries.cloneNode(true));
  const close = (): void => {
    shell.remove();
    element.focus({preventScroll: true});
  };
  // Clicks on the button arrive here only if the application fails; before, they are acts.
  shell.onclick = ({target}) => !(target as Element).closest('.navbar-sidebar__items,.navbar__brand') && close();
  shell.onkeydown = ({key}) => key === 'Escape' && close();
  act.replay = () => {
    if (shell.isConnected && document.documentElement.dataset.hasHydrated === 'true') {
      // The menu of the application returns the focus to where it was.
      element.focus({preventScroll: true});
      replay();
      shell.inert = true;
      // It moves in below.
      setTimeout(() => shell.remove(), 300);
    }
  };
  document.body.append(shell);
  shell.querySelector('button')?.focus();
}
