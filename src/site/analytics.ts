export interface Umami {
  readonly script: string;
  /** Origin of the script, which is also where it reports. */
  readonly origin: string;
  readonly website: string;
}

/** Analytics services that receive page views; none by default. */
export interface AnalyticsOptions {
  readonly umami?: Umami;
  readonly googleTag?: string;
}

/** Empty variables count as unset. Throws an error that names the invalid or missing variable. */
export function analyticsOptions(env: Readonly<Record<string, string | undefined>>): AnalyticsOptions {
  const {UMAMI_SCRIPT_URL: script, UMAMI_WEBSITE_ID: website, GOOGLE_TAG_ID: googleTag} = env;
  if (Boolean(script) !== Boolean(website)) {
    const missing = script ? 'UMAMI_WEBSITE_ID' : 'UMAMI_SCRIPT_URL';
    throw new Error(`${missing} is not set; set both the script and the website of Umami, or none to count no views`);
  }
  if (googleTag && !/^G-[A-Z0-9]{4,20}$/.test(googleTag)) {
    throw new Error(`GOOGLE_TAG_ID must be a measurement id such as G-ABC123, but is "${googleTag}"`);
  }
  return {
    ...(script && website && {umami: umamiOf(script, website)}),
    ...(googleTag && {googleTag}),
  };
}

function umamiOf(script: string, website: string): Umami {
  if (!URL.canParse(script) || new URL(script).protocol !== 'https:' || /[\s;,'"]/.test(script)) {
    throw new Error(`UMAMI_SCRIPT_URL must be an https URL, but is "${script}"`);
  }
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(website)) {
    throw new Error(`UMAMI_WEBSITE_ID must be a UUID, but is "${website}"`);
  }
  return {script, origin: new URL(script).origin, website};
}
