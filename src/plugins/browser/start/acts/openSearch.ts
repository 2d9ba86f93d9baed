import type {HeldAct} from './heldAct';

/**
 * Loads the search modal next to the application, and shows a box that takes text until then. The modal continues with
 * its text. Serialized into a file: no imports.
 * @param files of the modal, separated by spaces: stylesheet, scripts
 * @returns when the box is styled
 */
export function openSearch(act: HeldAct, baseUrl: string, files: string): Promise<void> | undefined {
  const {event, element, replay} = act;
  const open = document.querySelector<HTMLElement>('[data-search-shell]');
  const opens = event instanceof KeyboardEvent ? /^[k/]$/i.test(event.key) : element.matches('.DocSearch-Button');
  if (open && (opens || open.contains(element))) {
    open.click();
    act.replay = () => undefined;
    return undefined;
  }
  if (!opens) {
    return undefined;
  }
  const before = document.activeElement as HTMLElement;
  const shell = document.createElement('div');
  shell.className = 'DocSearch-Container';
  shell.dataset.searchShell = '';
  // Invisible until its styles are loaded.
  Object.assign(shell.style, {position: 'fixed', opacity: '0'});
  shell.innerHTML =
    '<div class="DocSearch-Modal" role="dialog" aria-modal="true" aria-label="Search">' +
    '<div class="DocSearch-SearchBar"><div class="DocSearch-Form">' +
    '<input class="DocSearch-Input" type="search" placeholder="Search docs" aria-label="Search" autocomplete="off"></div>' +
    '<button class="DocSearch-Cancel" type="button">Cancel</button></div></div>';
  const input = shell.querySelector('input') as HTMLInputElement;
  input.value = String(getSelection()).replace(/\s+/g, ' ');
  let taken = false;
  const returnFocus = (): void => (before === document.body ? input.blur() : before.focus({preventScroll: true}));
  const close = (): void => {
    if (!taken) {
      returnFocus();
      shell.remove();
    }
  };
  shell.onkeydown = ({key, isComposing}) => {
    if (key === 'Escape' && !isComposing) {
      close();
    }
    return key !== 'Tab';
  };
  shell.onclick = ({target}) => target === shell && close();
  act.replay = () => {
    if (!shell.isConnected) {
      return;
    }
    if (document.documentElement.dataset.hasHydrated !== 'true') {
      close();
      replay();
      return;
    }
    taken = true;
    // The modal returns the focus to where it was when the search opened.
    returnFocus();
    replay();
    input.focus({preventScroll: true});
  };
  const [sheet = '', ...scripts] = files.split(' ');
  const load = (file: string, link: Partial<HTMLLinkElement>): void =>
    document.head.append(Object.assign(document.createElement('link'), {href: baseUrl + file, ...link}));
  const styled = new Promise<void>((resolve) => {
    const onload = (): void => {
      shell.removeAttribute('style');
      resolve();
    };
    load(sheet, {rel: 'stylesheet', onload, onerror: close});
  });
  scripts.forEach((file) => load(file, {rel: 'preload', as: 'script'}));
  document.body.append(shell);
  input.focus({preventScroll: true});
  return styled;
}
