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

import {fixSemantics} from './semantics';

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
