import {lazy, type ReactNode, Suspense, useCallback, useRef, useState} from 'react';
import {createPortal} from 'react-dom';

import type {Product} from '@site/src/site/products';

import type {Call} from '../Builder';

const Builder = lazy(() =>
  import(/* webpackChunkName: "api-builder" */ '../Builder').catch(() => ({default: () => <p>{failed}</p>})),
);

const failed = 'The request builder could not be loaded. Reload the page to try again.';

interface Open {
  readonly call: Call;
  readonly place: HTMLElement;
  readonly button: HTMLButtonElement;
}

/** The request builders that visitors have opened, each below its sample; loaded when the first one is opened. */
export function useBuilders(product: Product | undefined): {
  readonly builders: ReactNode;
  readonly toggle: (sample: HTMLElement, button: HTMLButtonElement) => void;
} {
  const [open, setOpen] = useState<readonly Open[]>([]);
  const places = useRef(new WeakMap<HTMLElement, HTMLElement>());
  const close = useCallback((button: HTMLButtonElement) => {
    button.setAttribute('aria-expanded', 'false');
    button.focus();
    setOpen((now) => now.filter((entry) => entry.button !== button));
  }, []);
  const toggle = useCallback(
    (sample: HTMLElement, button: HTMLButtonElement) => {
      if (button.getAttribute('aria-expanded') === 'true') {
        close(button);
        return;
      }
      button.setAttribute('aria-expanded', 'true');
      const place = places.current.get(sample) ?? document.createElement('div');
      places.current.set(sample, place);
      sample.after(place);
      setOpen((now) => [...now, {call: callOf(sample), place, button}]);
    },
    [close],
  );
  const builders = open.map(({call, place, button}) =>
    createPortal(
      <Suspense fallback={<p role="status">Loading…</p>}>
        {product && <Builder call={call} product={product} onClose={() => close(button)} />}
      </Suspense>,
      place,
      `${call.method} ${call.path}`,
    ),
  );
  return {builders, toggle};
}

/** Reads from the page which call a sample belongs to. */
function callOf(sample: HTMLElement): Call {
  let heading: Element | null = sample;
  while (heading && heading.tagName !== 'H3') {
    heading = heading.previousElementSibling;
  }
  const [method = '', path = ''] = heading?.nextElementSibling?.textContent?.split(' ') ?? [];
  return {
    name: heading?.firstChild?.textContent ?? '',
    method: method.toLowerCase(),
    path,
    curl: sample.dataset.curl ?? '',
    reply: (sample.dataset.reply ?? 'none') as Call['reply'],
    document: document.querySelector<HTMLAnchorElement>('a[download][href$=".json"]')?.href ?? '',
  };
}
