import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useState,
} from 'react';

import {type LongQuery, pastedQuery} from '../../search/pasted';
import {isComposing} from '../isComposing';

import {fixSemantics} from './semantics';

interface Props {
  readonly layer: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
  /** Announced by screen readers. */
  readonly status: string;
  readonly provider: string;
  readonly onClose: () => void;
  /** Called with pasted text before the box shortens it. */
  readonly onPaste: (query: LongQuery) => void;
}

const focusable = 'a[href], button, input';

/**
 * The backdrop of the modal: makes the page inert, traps the focus, and closes one step at a time on Escape: the
 * results, the query, the modal.
 */
export default function Layer({layer, children, status, provider, onClose, onPaste}: Props): ReactNode {
  const [isPanelOpen, setPanelOpen] = useState(true);
  useEffect(() => (layer.current ? fixSemantics(layer.current) : undefined), [layer]);
  useEffect(restPage, []);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (isComposing(event.nativeEvent)) {
      // DocSearch would open a hit at the Enter with which Safari ends a conversion.
      event.stopPropagation();
      return;
    }
    if (event.key === 'Escape') {
      stop(event);
      stepBack();
    } else if (event.key === 'Tab') {
      event.stopPropagation();
      keepFocus(event);
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

  const paste = (event: ClipboardEvent<HTMLDivElement>): void => {
    const input = layer.current?.querySelector('input');
    const pasted = input && pastedQuery(input, event.clipboardData.getData('text'));
    if (pasted) {
      stop(event);
      onPaste(pasted);
      type(input, pasted.shown);
    }
  };

  return (
    <div
      ref={layer}
      role="presentation"
      data-panel={isPanelOpen ? 'open' : 'closed'}
      data-provider={provider}
      onKeyDownCapture={onKeyDown}
      onPasteCapture={paste}
      onInput={() => setPanelOpen(true)}
      onMouseDown={keepOpener}
      onClick={() => setPanelOpen(true)}
    >
      {children}
      <p role="status" className="visually-hidden">
        {status}
      </p>
    </div>
  );
}

function stop(event: KeyboardEvent | ClipboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A press beside the modal closes it; the browser would then take the focus from the element that gets it back. */
function keepOpener(event: MouseEvent<HTMLDivElement>): void {
  if (event.target instanceof Element && event.target.matches('.DocSearch-Container')) {
    event.preventDefault();
  }
}

function restPage(): () => void {
  const page = document.getElementById('__docusaurus');
  page?.setAttribute('inert', '');
  return () => page?.removeAttribute('inert');
}

function keepFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const visible = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(focusable)).filter(
    (element) => element.getClientRects().length > 0,
  );
  const [from, to] = event.shiftKey ? [visible[0], visible.at(-1)] : [visible.at(-1), visible[0]];
  if (to && (document.activeElement === from || !visible.includes(document.activeElement as HTMLElement))) {
    event.preventDefault();
    to.focus();
  }
}

/** Sets the text of the search box like user input, so that the modal reacts. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', {bubbles: true}));
  input.focus();
}
