import type {HeldAct} from './heldAct';

/**
 * Stores the tab of a click or an arrow key and selects it in all lists of its group. The application then starts with
 * the stored tab. Serialized into a file: no imports.
 * @param prefix of a tab group's storage key
 */
export function openTab(act: HeldAct, prefix: string): void {
  const {event, element} = act;
  const list = element.closest<HTMLElement>('[role=tablist][data-group]');
  if (!list || !window.openTabs) {
    return;
  }
  const tabs = Array.from(list.querySelectorAll<HTMLElement>('[role=tab]'));
  const at = tabs.indexOf(element);
  const places: Record<string, number> = {ArrowRight: (at + 1) % tabs.length, ArrowLeft: at - 1, Home: 0, End: -1};
  const pressed = event instanceof KeyboardEvent;
  const tab = tabs.at(pressed ? (places[event.key] ?? at) : at) ?? element;
  const {top} = tab.getBoundingClientRect();
  const key = prefix + list.dataset.group;
  const newValue = tab.id.replace(/^.*?tab-/, '');
  try {
    localStorage.setItem(key, newValue);
  } catch {
    // Without storage, the application opens the tab.
    return;
  }
  window.openTabs(prefix);
  // The application may have read the storage already.
  dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea: localStorage}));
  if (pressed) {
    tab.focus({preventScroll: true});
  }
  scrollBy({top: tab.getBoundingClientRect().top - top, behavior: 'instant'});
  act.replay = () => undefined;
}
