import {useEffect, useRef, useState} from 'react';

import type {Redaction} from './detect';

export type Search =
  | {readonly phase: 'waiting' | 'searching' | 'stopped' | 'broken'}
  | {readonly phase: 'done'; readonly redaction: Redaction | undefined};

/** Milliseconds after the last input until the search starts, is announced, and is aborted. */
const delays = {begin: 250, say: 1250, stop: 10_250};

/**
 * Searches in a worker, because some of CodeGate's patterns take minutes for crafted lines: the page stays responsive,
 * and the worker can be terminated.
 */
export function useRedaction(text: string | undefined): Search {
  const [search, setSearch] = useState<Search>({phase: 'waiting'});
  const worker = useRef<Worker>(undefined);
  useEffect(() => {
    if (text === undefined) {
      return undefined;
    }
    let isBusy = false;
    const clear = (): void => {
      timers.forEach(clearTimeout);
      if (isBusy) {
        worker.current?.terminate();
        worker.current = undefined;
      }
    };
    const fail = (phase: 'stopped' | 'broken'): void => {
      clear();
      setSearch({phase});
    };
    const begin = (): void => {
      isBusy = true;
      // The bundler recognizes workers by this exact expression.
      worker.current ??= new Worker(new URL('./worker.ts', import.meta.url), {name: 'secret-detector-worker'});
      worker.current.onerror = () => fail('broken');
      worker.current.onmessage = ({data}: MessageEvent<Redaction | undefined>) => {
        isBusy = false;
        clear();
        setSearch({phase: 'done', redaction: data});
      };
      worker.current.postMessage(text);
    };
    const timers = [
      setTimeout(begin, delays.begin),
      setTimeout(() => setSearch({phase: 'searching'}), delays.say),
      setTimeout(() => fail('stopped'), delays.stop),
    ];
    return clear;
  }, [text]);
  useEffect(() => () => worker.current?.terminate(), []);
  return search;
}
