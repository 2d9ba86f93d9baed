declare global {
  interface Window {
    dataLayer?: unknown[];
  }
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
export function googleCounter(id: string): (path: string) => void {
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
