import type {AnalyticsOptions} from './settings';

/** The tracker of Umami, which reports the path of each page that is shown, but not to those who ask for privacy. */
export function umamiScript({script, website}: NonNullable<AnalyticsOptions['umami']>) {
  return {
    src: script,
    defer: true,
    'data-website-id': website,
    'data-do-not-track': 'true',
    // The query may hold what a visitor searched for.
    'data-exclude-search': 'true',
  };
}

/** Keeps the Google tag from reporting anything of visitors who send Do Not Track or Global Privacy Control. */
export function privacySwitch(googleTag: string) {
  return {
    tagName: 'script',
    attributes: {},
    innerHTML: `if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl) window['ga-disable-${googleTag}'] = true`,
  };
}
