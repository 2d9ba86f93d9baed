import type {Umami} from '../../../site/analytics';

interface View {
  readonly url: string;
  readonly title: string;
}

declare global {
  interface Window {
    umami?: {track: (change: (view: object) => object) => unknown};
  }
}

/**
 * Loads the script of an Umami server and queues views until it has loaded.
 * @returns reports a view of a path
 */
export function umamiCounter({script: src, origin, website}: Umami): (path: string) => void {
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
