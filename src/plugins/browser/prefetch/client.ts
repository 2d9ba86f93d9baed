import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {limits} from '../../../site/limits';

import {inTurn} from './inTurn';

function rest(): Promise<unknown> {
  return new Promise<unknown>((resolve) => setTimeout(resolve, limits.prefetchDelay));
}

function idle(): Promise<unknown> {
  // WebKit does not know the call.
  const request = 'requestIdleCallback' in window ? window.requestIdleCallback : setTimeout;
  return new Promise<unknown>((resolve) => request(resolve));
}

if (ExecutionEnvironment.canUseDOM) {
  // The application sets the object when the modules it is made of, such as this one, have run.
  queueMicrotask(() => {
    const {prefetch, ...given} = window.docusaurus;
    window.docusaurus = {...given, prefetch: inTurn(prefetch, rest, idle)};
  });
}
