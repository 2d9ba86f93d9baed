import {useEffect, useState} from 'react';

export type CopyState = 'ready' | 'copied' | 'failed';

/** Milliseconds for which a button says whether copying worked. */
const shownFor = 2500;

/** State of a button that copies, and what its click does. */
export function useCopy(write: () => Promise<void>): readonly [CopyState, () => void] {
  const [state, setState] = useState<CopyState>('ready');
  useEffect(() => {
    const timer = state === 'ready' ? undefined : setTimeout(() => setState('ready'), shownFor);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (): void => {
    write().then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return [state, copy];
}
