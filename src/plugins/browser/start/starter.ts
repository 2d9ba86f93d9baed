/** Texts and places that the starter needs; see `startOnIntent`. */
export interface StarterOptions {
  readonly baseUrl: string;
  /** Shown when a script does not load. */
  readonly failure: string;
}

/**
 * Loads the application at the reader's first sign of acting, or at once if the page needs it. A click or key on a
 * control that comes earlier is kept: the control gets `data-waiting`, and the act is repeated when the application
 * runs. Links and `details` work without it. Serialized into the page: no imports. The script element names the files,
 * so that the text is the same on all pages.
 */
export function startOnIntent({baseUrl, failure}: StarterOptions): void {
  const files = document.currentScript?.dataset.files?.split(' ') ?? [];
  const page = document.documentElement;
  const root = document.getElementById('__docusaurus') as HTMLElement;
  const controls = 'button,[role=button],[role=tab]';
  /** Signs without an effect of their own. */
  const signs = new AbortController();
  /** Acts that need the application. */
  const acts = new AbortController();
  let repeat: (() => void) | undefined;
  let waiting: Element | undefined;
  let isStarted = false;
  let pressed: Element | false | null | undefined;

  const controlAt = ({target}: Event) => (target as Element).closest?.<HTMLElement>(controls);
  const forget = (): void => {
    waiting?.removeAttribute('data-waiting');
    repeat = undefined;
  };
  const giveUp = (): void => {
    forget();
    if (!acts.signal.aborted) {
      acts.abort();
      const notice = Object.assign(document.createElement('p'), {textContent: failure, role: 'alert'});
      notice.dataset.startFailure = '';
      document.body.append(notice);
    }
  };
  const start = (): void => {
    if (isStarted) {
      return;
    }
    isStarted = true;
    signs.abort();
    changes.disconnect();
    new MutationObserver((_, observer) => {
      if (page.dataset.hasHydrated === 'true') {
        observer.disconnect();
        acts.abort();
        const again = repeat;
        forget();
        again?.();
      }
    }).observe(page, {attributeFilter: ['data-has-hydrated']});
    // A script that is truncated.
    addEventListener('error', ({filename}) => void (filename?.includes('/assets/js/') && giveUp()));
    files.forEach((file) => {
      const script = Object.assign(document.createElement('script'), {src: baseUrl + file, async: false});
      script.onerror = giveUp;
      document.body.append(script);
    });
  };
  /** Keeps an act for later. The application may replace the element, so its place among its like is kept, too. */
  const keep = (event: Event, element: Element, act: (found: HTMLElement) => void): void => {
    const {className} = element;
    const alike = (): HTMLElement[] =>
      Array.from(document.querySelectorAll<HTMLElement>(controls)).filter((other) => other.className === className);
    const place = alike().indexOf(element as HTMLElement);
    event.preventDefault();
    event.stopImmediatePropagation();
    forget();
    waiting = element;
    element.setAttribute('data-waiting', '');
    repeat = () => {
      const found = element.isConnected ? (element as HTMLElement) : alike()[place];
      // The screen may have been turned, and have another layout.
      if (found?.getClientRects().length) {
        act(found);
      }
    };
    start();
  };
  const onClick = (event: MouseEvent): void => {
    const control = controlAt(event);
    if (control) {
      keep(event, control, (found) => found.click());
    }
  };
  const onKey = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    const {key = '', altKey, shiftKey, isComposing} = event;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isComposing || altKey || !target.matches) {
      return;
    }
    const opensSearch = isCommand
      ? /^k$/i.test(key) && !shiftKey
      : key === '/' && !target.matches('input,textarea,select,[contenteditable]');
    const movesTab = !isCommand && /^(Arrow[LR]|Home|End)/.test(key) && target.matches('[role=tab]');
    if (opensSearch || movesTab) {
      const shown = opensSearch ? (document.querySelector('.DocSearch-Button') ?? target) : target;
      keep(event, shown, (found) =>
        (opensSearch ? document.body : found).dispatchEvent(new KeyboardEvent('keydown', event)),
      );
    }
  };
  // Browsers report a resting pointer when the page appears; only movement comes from a reader.
  const onMove = ({movementX, movementY}: PointerEvent): void => void ((movementX || movementY) && start());

  const early = {capture: true, signal: acts.signal};
  addEventListener('click', onClick, early);
  addEventListener('keydown', onKey, early);
  // Each press replaces the one before, which may have ended in a scroll instead of a release.
  const onPress = (event: Event): void => void (pressed = !acts.signal.aborted && controlAt(event));
  addEventListener('pointerdown', onPress, true);
  // Browsers have no click for a control that the application replaced since the press.
  const onRelease = (event: Event): void => {
    if (pressed && !pressed.isConnected) {
      controlAt(event)?.click();
    }
  };
  addEventListener('pointerup', onRelease, true);
  const quiet = {capture: true, signal: signs.signal};
  addEventListener('pointermove', onMove, quiet);
  ['pointerdown', 'keydown', 'focusin', 'storage'].forEach((sign) => addEventListener(sign, start, quiet));
  // Only on the page itself: the sidebar scrolls on its own.
  addEventListener('scroll', start, {signal: signs.signal});

  // A translator or an extension changed the text; the application would put its own back, so it waits for an act.
  const changes = new MutationObserver(() => {
    changes.disconnect();
    signs.abort();
  });
  changes.observe(root, {childList: true, characterData: true, subtree: true});

  if (
    !document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.endsWith(location.pathname) ||
    /[?&]q=/.test(location.search) ||
    document.querySelector('[data-start=now]')
  ) {
    start();
  }
}
