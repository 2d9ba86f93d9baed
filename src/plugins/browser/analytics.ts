import type {ClientModule} from '@docusaurus/types';
import globalData from '@generated/globalData';

import type {AnalyticsOptions, Umami} from '../../site/settings';

declare global {
  interface Window {
    dataLayer?: unknown[];
    umami?: {track: (change: (view: object) => object) => unknown};
  }
}

/** Privacy signals of a browser. */
interface Wishes {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Whether the visitor sends Do Not Track or Global Privacy Control. */
function asksForPrivacy({doNotTrack, globalPrivacyControl}: Wishes): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}

interface View {
  readonly url: string;
  readonly title: string;
}

/**
 * Loads the script of an Umami server and queues views until it has loaded.
 * @returns reports a view of a path
 */
function umamiCounter({script: src, origin, website}: Umami): (path: string) => void {
  const script = Object.assign(document.createElement('script'), {src, async: true});
  Object.assign(script.dataset, {websiteId: website, hostUrl: origin, autoTrack: 'false', doNotTrack: 'true'});
  const waiting: View[] = [];
  const send = (view: View) => window.umami?.track((known) => ({...known, ...view}));
  script.addEventListener('load', () => waiting.splice(0).forEach(send));
  document.head.append(script);
  return (url) => {
    const view = {url, title: document.title};
    if (window.umami) {
      send(view);
    } else {
      waiting.push(view);
    }
  };
}

// gtag.js needs the arguments object itself, not an array.
const tell = function () {
  // eslint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
} as (...command: readonly unknown[]) => void;

/**
 * Loads a Google tag without the address of the page.
 * @returns reports a view of a path
 */
function googleCounter(id: string): (path: string) => void {
  tell('js', new Date());
  tell('config', id, {
    anonymize_ip: true,
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(Object.assign(document.createElement('script'), {src, async: true}));
  return (path) =>
    tell('event', 'page_view', {
      page_path: path,
      page_location: window.location.origin + path,
      page_title: document.title,
    });
}

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
