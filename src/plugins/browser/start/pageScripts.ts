/**
 * Selects the stored tabs, as the application does when it starts, so that its start causes no layout shift; and opens
 * the tab whose panel holds the target of the address or of a search in the page. Serialized into the end of the page:
 * no imports.
 * @param prefix of a tab group's storage key
 */
export function openTabs(prefix: string): void {
  document.querySelectorAll<HTMLElement>('[role=tablist][data-group]').forEach((list) => {
    let stored: string | null = null;
    try {
      stored = localStorage.getItem(prefix + list.dataset.group);
    } catch {
      // Without storage the first tab is selected.
    }
    const tabs = Array.from(list.querySelectorAll<HTMLElement>('[role=tab]'));
    const chosen = tabs.find(({id}) => stored && id.endsWith(`tab-${stored}`)) ?? tabs[0];
    tabs.forEach((tab) => {
      const isOpen = tab === chosen;
      tab.setAttribute('aria-selected', String(isOpen));
      tab.tabIndex = isOpen ? 0 : -1;
      tab.classList.toggle('tabs__item--active', isOpen);
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      // Where browsers know the value, a search in the page finds the text of closed panels.
      for (const [name, value] of [
        ['hidden', 'until-found'],
        ['aria-hidden', 'true'],
      ] as const) {
        if (isOpen) panel?.removeAttribute(name);
        else panel?.setAttribute(name, value);
      }
    });
  });
  const reveal = (element: Element | null): void => {
    const panel = element?.closest('[role=tabpanel][hidden]');
    document.getElementById(panel?.getAttribute('aria-labelledby') ?? '')?.click();
  };
  addEventListener('beforematch', ({target}) => reveal(target as Element), true);
  const aim = (): void => reveal(document.querySelector(':target'));
  addEventListener('hashchange', aim);
  // The starter, which keeps the click for the application, comes later in the page.
  setTimeout(aim);
}

/** Scrolls the sidebar to the current page before the first paint. Serialized into the page: no imports. */
export function showCurrentEntry(): void {
  const entry = document.querySelector('.menu [aria-current]');
  entry?.closest('.menu')?.scrollTo(0, entry.getBoundingClientRect().top - innerHeight / 2);
}
