/**
 * Opens the tabs that the visitor chose before, so that nothing moves when the application starts and does the same. Runs
 * in the browser at the end of a page, so it may use nothing from outside.
 *
 * @param prefix what stands before a group's name in its storage key
 */
export function openStoredTabs(prefix: string): void {
  document.querySelectorAll<HTMLElement>('[role="tablist"][data-group]').forEach((list) => {
    let stored: string | null = null;
    try {
      stored = localStorage.getItem(prefix + list.dataset.group);
    } catch {
      // Without storage the first tab stays open.
    }
    const tabs = Array.from(list.querySelectorAll<HTMLElement>('[role="tab"]'));
    const chosen = tabs.find((tab) => stored !== null && tab.id.endsWith(`tab-${stored}`));
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
