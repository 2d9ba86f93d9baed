/**
 * Loads the application when the visitor first acts, or at once where a page needs it. What the visitor does to a control
 * meanwhile is held back and done once the application runs; links work by themselves. When a script cannot be loaded or
 * read, what was held back is done without it. Runs in the browser, so it may use nothing from outside.
 *
 * @param scripts addresses of the application's scripts, in order
 */
export function startOnIntent(scripts: readonly string[]): void {
  const root = document.documentElement;
  const signs = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'focusin', 'storage'];
  const controls = 'button, summary, [role="button"], [role="tab"], .menu__link--sublist-caret';
  const heldBack: (() => void)[] = [];
  let started = false;
  let replaying = false;

  /** Finds an element later; the application may put another in its place, as with links that only fold. */
  const finder = (element: HTMLElement): (() => HTMLElement) => {
    const siblings = element.parentElement?.children ?? [];
    const place = Array.from(siblings).indexOf(element);
    return () => (element.isConnected ? element : ((siblings[place] as HTMLElement) ?? element));
  };
  /** Holds back what is done to an element. */
  const hold = (event: Event, element: HTMLElement, action: (found: HTMLElement) => void): void => {
    const find = finder(element);
    event.preventDefault();
    event.stopImmediatePropagation();
    heldBack.push(() => action(find()));
    start();
  };
  const controlAt = ({target}: Event): HTMLElement | null => (target as Element).closest?.<HTMLElement>(controls);
  /** What is pressed may be replaced before it is let go; browsers then click what is around it. */
  const onPress = (event: Event): void => {
    const control = controlAt(event);
    const end = new AbortController();
    const find = control && finder(control);
    const onEnd = ({type, target}: Event): void => {
      end.abort();
      if (find && !control.isConnected && type === 'pointerup' && find().contains(target as Node)) {
        find().click();
      }
    };
    ['pointerup', 'pointercancel'].forEach((sign) =>
      addEventListener(sign, onEnd, {capture: true, signal: end.signal}),
    );
  };
  /** Browsers report a pointer that rests where the page appears; only one that moves tells of a visitor. */
  const onMove = ({movementX, movementY}: PointerEvent): void => {
    if (movementX !== 0 || movementY !== 0) {
      start();
    }
  };
  const onClick = (event: MouseEvent): void => {
    const control = controlAt(event);
    if (control && !replaying) {
      hold(event, control, (found) => found.click());
    }
  };
  const onKey = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    const writing = target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName);
    const opensSearch =
      event.key.toLowerCase() === 'k' ? event.ctrlKey || event.metaKey : event.key === '/' && !writing;
    const movesTab = /^(Arrow|Home|End)/.test(event.key) && target.getAttribute('role') === 'tab';
    if (!replaying && (opensSearch || movesTab)) {
      hold(event, target, (found) => found.dispatchEvent(new KeyboardEvent('keydown', event)));
    }
    start();
  };
  const finish = (): void => {
    replaying = true;
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKey, true);
    removeEventListener('pointerdown', onPress, true);
    heldBack.splice(0).forEach((action) => action());
  };
  const start = (): void => {
    if (started) {
      return;
    }
    started = true;
    signs.forEach((sign) => removeEventListener(sign, start, true));
    removeEventListener('pointermove', onMove, true);
    new MutationObserver((_, observer) => {
      if (root.dataset.hasHydrated === 'true') {
        observer.disconnect();
        finish();
      }
    }).observe(root, {attributeFilter: ['data-has-hydrated']});
    // A script that came, but is cut off or lacks a part that it asks for.
    addEventListener('error', ({filename}) => void (/assets.js/.test(filename) && finish()));
    addEventListener('unhandledrejection', ({reason}) => void (/Chunk/.test(reason?.name) && finish()));
    for (const src of scripts) {
      document.head.append(Object.assign(document.createElement('script'), {src, async: false, onerror: finish}));
    }
  };

  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  addEventListener('pointerdown', onPress, true);
  addEventListener('pointermove', onMove, {capture: true, passive: true});
  signs.forEach((sign) => addEventListener(sign, start, {capture: true, passive: true}));

  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const missing = !canonical || new URL(canonical.href).pathname !== location.pathname;
  const hidden = document.getElementById(location.hash.slice(1))?.closest('[hidden], details:not([open])') != null;
  if (
    missing ||
    hidden ||
    new URLSearchParams(location.search).has('q') ||
    document.querySelector('[data-start="now"]')
  ) {
    start();
  }
  const diagrams = document.querySelectorAll('[data-start="visible"]');
  if (diagrams.length > 0) {
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        watcher.disconnect();
        start();
      }
    });
    diagrams.forEach((diagram) => watcher.observe(diagram));
  }
}
