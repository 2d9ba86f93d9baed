/**
 * Corrects the roles of DocSearch's modal, a button that contains everything, whose hits are options that contain
 * links, and whose lists share an id. It becomes a dialog with a combobox and trees, whose items may contain links.
 * @param layer element that holds the modal
 * @returns stops the corrections
 */
export function fixSemantics(layer: HTMLElement): () => void {
  const fix = (): void => {
    const container = layer.querySelector('.DocSearch-Container');
    const input = layer.querySelector('.DocSearch-Input');
    if (container && input) {
      fixDialog(container);
      layer.querySelectorAll('.DocSearch-Hits').forEach(fixHits);
      fixInput(input, layer.querySelector('[role="tree"]') !== null);
    }
  };
  fix();
  const observer = new MutationObserver(fix);
  observer.observe(layer, {subtree: true, childList: true, attributeFilter: ['aria-controls', 'data-panel']});
  return () => observer.disconnect();
}

function fixDialog(container: Element): void {
  for (const name of ['aria-controls', 'aria-expanded', 'aria-haspopup', 'aria-labelledby']) {
    container.removeAttribute(name);
  }
  set(container, {role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Search', tabindex: '-1'});
}

function fixInput(input: Element, hasHits: boolean): void {
  const isShown = hasHits && input.closest('[data-panel="closed"]') === null;
  set(input, {role: 'combobox', 'aria-haspopup': 'tree', 'aria-expanded': String(isShown)});
}

function fixHits(section: Element): void {
  const list = section.querySelector('ul');
  const items = section.querySelectorAll('li');
  const id = items[0]?.id.replace(/-item-\d+$/, '-list');
  const title = section.querySelector('.DocSearch-Hit-source');
  if (list && title && id) {
    set(title, {id: `${id}-title`});
    set(list, {id, role: 'tree', 'aria-labelledby': `${id}-title`});
    items.forEach((item) => set(item, {role: 'treeitem'}));
  }
}

/** Sets attributes that differ; equal ones would trigger the observer again. */
function set(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
}
