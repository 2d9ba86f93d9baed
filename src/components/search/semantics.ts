/**
 * Gives the modal of DocSearch the roles that it lacks. It presents itself as a button around everything and its hits as
 * options around links, and its lists share one id; a dialog with a combobox and trees of links says what it is, and a tree item may hold controls.
 *
 * @param layer element that holds the modal
 * @returns what stops the mending
 */
export function mendSemantics(layer: HTMLElement): () => void {
  const mend = (): void => {
    const container = layer.querySelector('.DocSearch-Container');
    const input = layer.querySelector('.DocSearch-Input');
    if (container && input) {
      mendDialog(container);
      layer.querySelectorAll('.DocSearch-Hits').forEach(mendHits);
      mendInput(input, layer.querySelector('[role="tree"]') !== null);
    }
  };
  mend();
  const observer = new MutationObserver(mend);
  observer.observe(layer, {subtree: true, childList: true, attributeFilter: ['aria-controls', 'data-panel']});
  return () => observer.disconnect();
}

function mendDialog(container: Element): void {
  for (const name of ['aria-controls', 'aria-expanded', 'aria-haspopup', 'aria-labelledby']) {
    container.removeAttribute(name);
  }
  set(container, {role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Search', tabindex: '-1'});
}

function mendInput(input: Element, hasHits: boolean): void {
  const isShown = hasHits && input.closest('[data-panel="closed"]') === null;
  set(input, {role: 'combobox', 'aria-haspopup': 'tree', 'aria-expanded': String(isShown)});
}

function mendHits(section: Element): void {
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

/** Writes only what differs, so that the observer comes to rest. */
function set(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
}
