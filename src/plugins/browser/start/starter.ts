import type {HeldAct} from './acts/heldAct';

/**
 * Loads the application on the visitor's first interaction, or at once if the page needs it. Events on controls are
 * held back and dispatched again when the application runs, or if a script fails; links work without it. Serialized
 * into the page: no imports but types. The script element names the files, so that the text is the same on all pages.
 */
export function startOnIntent(baseUrl: string): void {
  const files = document.currentScript?.dataset.files?.split(' ');
  const signs = ['focusin', 'storage'];
  const controls = 'button,summary,[role=button],[role=tab]';
  const heldBack: HeldAct[] = [];
  const idle = new AbortController();
  const absent = new AbortController();

  /** Finds the element again after the application has replaced it, as it does with category links. */
  const finder = (element: HTMLElement): (() => HTMLElement) => {
    const siblings = element.parentElement?.children ?? [];
    const place = Array.from(siblings).indexOf(element);
    return () => (element.isConnected ? element : ((siblings[place] as HTMLElement) ?? element));
  };
  /** Holds back an event on an element. */
  const hold = (event: Event, element: HTMLElement, action: (found: HTMLElement) => void): void => {
    const find = finder(element);
    event.preventDefault();
    event.stopImmediatePropagation();
    heldBack.push({event, element, replay: () => action(find())});
    start();
  };
  const controlAt = ({target}: Event): HTMLElement | null => (target as Element).closest?.<HTMLElement>(controls);
  /** The pressed element may be replaced before release; browsers then click its parent. */
  const onPress = (press: PointerEvent): void => {
    const control = press.pointerType !== 'touch' && controlAt(press);
    start();
    if (!control) {
      return;
    }
    const find = finder(control);
    onmouseup = ({button, x, y}) => {
      onmouseup = null;
      if (!button && !control.isConnected && find().contains(document.elementFromPoint(x, y))) {
        find().click();
      }
    };
    // A press that becomes a drag has no release.
    onpointercancel = () => (onmouseup = null);
  };
  /** Browsers report a resting pointer when the page appears; only movement comes from a visitor. */
  const onMove = ({movementX, movementY}: PointerEvent): void => {
    if (movementX || movementY) {
      start();
    }
  };
  const onClick = (event: MouseEvent): void => {
    const control = controlAt(event);
    if (control) {
      hold(event, control, (found) => found.click());
    }
  };
  const onKey = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    const writing = target.isContentEditable || target.matches('input,textarea,select');
    const opensSearch =
      event.key.toLowerCase() === 'k' ? event.ctrlKey || event.metaKey : event.key === '/' && !writing;
    const movesTab = /^(Arrow|Home|End)/.test(event.key) && target.matches('[role=tab]');
    if (opensSearch || movesTab) {
      hold(event, target, (found) => found.dispatchEvent(new KeyboardEvent('keydown', event)));
    }
    start();
  };
  const finish = (): void => {
    absent.abort();
    heldBack.splice(0).forEach(({replay}) => replay());
  };
  const start = (): void => {
    if (idle.signal.aborted) {
      return;
    }
    idle.abort();
    // A script that is truncated or lacks a dependency.
    addEventListener('error', ({filename}) => void (/assets.js/.test(filename) && finish()));
    // The first file starts with `acts`, which loads the others. The head is the application's.
    files?.forEach((file, i) => {
      const address = baseUrl + file;
      document.body.append(
        i
          ? Object.assign(document.createElement('link'), {rel: 'preload', as: 'script', href: address})
          : Object.assign(document.createElement('script'), {src: address, onerror: finish}),
      );
    });
  };

  window.acts = {held: heldBack, finish};

  const early = {capture: true, signal: absent.signal};
  addEventListener('click', onClick, early);
  addEventListener('keydown', onKey, early);
  addEventListener('pointerdown', onPress, early);
  const quiet = {capture: true, signal: idle.signal};
  addEventListener('pointermove', onMove, quiet);
  signs.forEach((sign) => addEventListener(sign, start, quiet));
  // Only on the page itself: the sidebar scrolls on its own.
  addEventListener('scroll', start, {signal: idle.signal});

  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const missing = !canonical || new URL(canonical.href).pathname !== location.pathname;
  const hidden = document.getElementById(location.hash.slice(1))?.closest('[hidden],details:not([open])');
  if (
    missing ||
    hidden ||
    new URLSearchParams(location.search).has('q') ||
    document.querySelector('[data-start=now]')
  ) {
    start();
  }
}
