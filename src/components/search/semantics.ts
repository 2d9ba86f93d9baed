/** Attributes with which DocSearch makes a button of what contains the whole modal. */
const ofButton = ['role', 'aria-controls', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'];

/**
 * Corrects the roles of DocSearch's modal, a button that contains everything, whose hits are options that contain
 * links, and whose lists share an id. It becomes a combobox with trees, whose items may contain links.
 * @param layer element that holds the modal
 * @returns stops the corrections
 */
export function fixSemantics(layer: HTMLElement): () => void {
  const fix = (): void => {
    const container = layer.querySelector('.DocSearch-Container');
    ofButton.forEach((name) => container?.removeAttribute(name));
    set(container, {tabindex: '-1'});
    layer.querySelectorAll('.DocSearch-Hits').forEach(fixHits);
    const isShown = layer.dataset.panel === 'open' && layer.querySelector('[role="tree"]') !== null;
    const input = {role: 'combobox', 'aria-haspopup': 'tree', 'aria-expanded': String(isShown)};
    set(layer.querySelector('.DocSearch-Input'), input);
  };
  fix();
  const observer = new MutationObserver(fix);
  observer.observe(layer, {subtree: true, childList: true, attributeFilter: ['aria-controls', 'data-panel']});
  return () => observer.disconnect();
}

function fixHits(section: Element): void {
  const items = section.querySelectorAll('li');
  const id = items[0]?.id.replace(/-item-\d+$/, '-list');
  if (id) {
    set(section.querySelector('.DocSearch-Hit-source'), {id: `${id}-title`});
    set(section.querySelector('ul'), {id, role: 'tree', 'aria-labelledby': `${id}-title`});
    items.forEach((item) => set(item, {role: 'treeitem'}));
  }
}

/** Sets attributes that differ; equal ones would trigger the observer again. */
function set(element: Element | null, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element?.getAttribute(name) !== value) {
      element?.setAttribute(name, value);
    }
  }
}
