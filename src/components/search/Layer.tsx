import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useState,
} from 'react';

import {type LongQuery, pastedQuery} from '@site/src/search/pasted';

import {isComposing} from '../isComposing';

interface Props {
  readonly layer: RefObject<HTMLDialogElement | null>;
  readonly children: ReactNode;
  /** Announced by screen readers. */
  readonly status: string;
  readonly provider: string;
  readonly onClose: () => void;
  /** Called with pasted text before the box shortens it. */
  readonly onPaste: (query: LongQuery) => void;
}

/** The dialog of the modal, which closes one step at a time on Escape: the results, the query, the modal. */
export default function Layer({layer, children, status, provider, onClose, onPaste}: Props): ReactNode {
  const [isPanelOpen, setPanelOpen] = useState(true);
  useLayoutEffect(() => {
    const {current: dialog} = layer;
    if (!dialog) {
      return undefined;
    }
    dialog.showModal();
    dialog.querySelector('input')?.focus();
    const stopFixing = fixSemantics(dialog);
    return () => {
      stopFixing();
      // Gives the focus back.
      dialog.close();
    };
  }, [layer]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent) || event.key === 'Tab') {
      // DocSearch would open a hit at the Enter with which Safari ends a conversion, and lead Tab to hidden elements.
      event.stopPropagation();
    } else if (event.key === 'Escape') {
      stop(event);
      stepBack();
    } else if (event.key.startsWith('Arrow')) {
      setPanelOpen(true);
    }
  };

  const stepBack = (): void => {
    const input = layer.current?.querySelector('input');
    const hasResults = layer.current?.querySelector('.DocSearch-HitsFooter') !== null;
    if (!input?.value) {
      onClose();
    } else if (hasResults && isPanelOpen) {
      setPanelOpen(false);
      input.focus();
    } else {
      type(input, '');
      setPanelOpen(true);
    }
  };

  const paste = (event: ClipboardEvent): void => {
    const input = layer.current?.querySelector('input');
    const pasted = input && pastedQuery(input, event.clipboardData.getData('text'));
    if (pasted) {
      stop(event);
      onPaste(pasted);
      type(input, pasted.shown);
    }
  };

  return (
    <dialog
      ref={layer}
      aria-label="Search"
      data-panel={isPanelOpen ? 'open' : 'closed'}
      data-provider={provider}
      onClose={onClose}
    >
      <div
        role="presentation"
        onKeyDownCapture={onKeyDown}
        onPasteCapture={paste}
        onInput={() => setPanelOpen(true)}
        onMouseDown={keepOpener}
        onClick={() => setPanelOpen(true)}
      >
        {children}
      </div>
      <p role="status" className="visually-hidden">
        {status}
      </p>
    </dialog>
  );
}

function stop(event: KeyboardEvent | ClipboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A press beside the modal closes it; the browser would then take the focus from the element that gets it back. */
function keepOpener(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.matches('.DocSearch-Container')) {
    event.preventDefault();
  }
}

/** Sets the text of the search box like user input, so that the modal reacts. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', {bubbles: true}));
  input.focus();
}

/** Attributes with which DocSearch makes a button of what contains the whole modal. */
const ofButton = ['role', 'aria-controls', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'];

/**
 * Corrects the roles of DocSearch's modal, a button that contains everything, whose hits are options that contain
 * links, and whose lists share an id. It becomes a combobox with trees, whose items may contain links.
 * @param layer element that holds the modal
 * @returns stops the corrections
 */
function fixSemantics(layer: HTMLElement): () => void {
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
