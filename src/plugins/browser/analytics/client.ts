import type {ClientModule} from '@docusaurus/types';
import globalData from '@generated/globalData';

import type {AnalyticsOptions} from '../../../site/analytics';

import {asksForPrivacy} from './asksForPrivacy';
import {googleCounter} from './google';
import {umamiCounter} from './umami';

const {umami, googleTag} = (globalData.browser?.default as {analytics: AnalyticsOptions}).analytics;
let counters: readonly ((path: string) => void)[] | undefined;

function start(): readonly ((path: string) => void)[] {
  return asksForPrivacy(navigator)
    ? []
    : [...(umami ? [umamiCounter(umami)] : []), ...(googleTag ? [googleCounter(googleTag)] : [])];
}

/** Reports each page that is shown, without the query, which may hold what a visitor searches for. */
export default {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname === previousLocation?.pathname) {
      return;
    }
    counters ??= start();
    // The title of the new page is set a moment later.
    setTimeout(() => counters?.forEach((count) => count(location.pathname)));
  },
} satisfies ClientModule;
