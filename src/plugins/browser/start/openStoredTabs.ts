/**
 * Selects the stored tabs, as the application does when it starts, so that its start causes no layout shift. Serialized
 * into the end of the page: no imports.
 * @param prefix of a tab group's storage key
 */
export function openStoredTabs(prefix: string): void {
  document.querySelectorAll<HTMLElement>('[role=tablist][data-group]').forEach((list) => {
    let stored: string | null = null;
    try {
      stored = localStorage.getItem(prefix + list.dataset.group);
    } catch {
      // Without storage the first tab is selected.
    }
    const tabs = Array.from(list.querySelectorAll<HTMLElement>('[role=tab]'));
    const chosen = stored && tabs.find(({id}) => id.endsWith(`tab-${stored}`));
    if (!chosen) {
      return;
    }
    tabs.forEach((tab) => {
      const open = tab === chosen;
      tab.setAttribute('aria-selected', String(open));
      tab.tabIndex = open ? 0 : -1;
      tab.classList.toggle('tabs__item--active', open);
      document.getElementById(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('hidden', !open);
    });
  });
}
