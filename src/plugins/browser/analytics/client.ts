import type {ClientModule} from '@docusaurus/types';
import globalData from '@generated/globalData';

import type {AnalyticsOptions} from '../../../site/settings';

import {asksForPrivacy, googleCounter, umamiCounter} from './counters';

const {umami, googleTag} = (globalData.browser?.default as {analytics: AnalyticsOptions}).analytics;
let counters: readonly ((path: string) => void)[] | undefined;

function start(): readonly ((path: string) => void)[] {
  return asksForPrivacy(navigator)
    ? []
    : [...(umami ? [umamiCounter(umami)] : []), ...(googleTag ? [googleCounter(googleTag)] : [])];
}

/** Reports the path of each page shown, without the query, which may contain a visitor's search. */
export default {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname === previousLocation?.pathname) {
      return;
    }
    counters ??= start();
    // The new title is set in the next frame.
    requestAnimationFrame(() => setTimeout(() => counters?.forEach((count) => count(location.pathname))));
  },
} satisfies ClientModule;
