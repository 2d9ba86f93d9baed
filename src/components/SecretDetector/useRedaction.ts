import {useEffect, useRef, useState} from 'react';

import type {Redaction} from './detect';
import {spawnWorker} from './spawnWorker';

/** How far the search in a text is. */
export type Search =
  | {readonly phase: 'waiting' | 'searching' | 'stopped' | 'broken'}
  | {readonly phase: 'done'; readonly redaction: Redaction | undefined};

/** Milliseconds after the last change: until the search begins, until the reader is told to wait, and until it is stopped. */
const delays = {begin: 250, say: 1250, stop: 10_250};

/**
 * Searches a text in a worker, because some patterns of the program take minutes for a line made for it: the page stays
 * usable, and the worker can be stopped.
 *
 * @param text undefined when there is nothing to search
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
      worker.current ??= spawnWorker();
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
