/** A website at an Umami server. */
export interface Umami {
  /** Address of its tracker script. */
  readonly script: string;
  /** Origin that the script comes from and reports to. */
  readonly origin: string;
  /** Id of this site there. */
  readonly website: string;
}

/** Who is told which pages are viewed; nobody unless set. */
export interface AnalyticsOptions {
  readonly umami?: Umami;
  /** Measurement id of a Google tag. */
  readonly googleTag?: string;
}

/**
 * Chooses who is told about page views.
 *
 * @param env variables such as `process.env`: `UMAMI_SCRIPT_URL` and `UMAMI_WEBSITE_ID` (both or none), `GOOGLE_TAG_ID`;
 *   empty ones count as not set
 * @throws when a value cannot be used or one is missing; the message names the variable
 */
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
    throw new Error(`UMAMI_SCRIPT_URL must be an https address, but is "${script}"`);
  }
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(website)) {
    throw new Error(`UMAMI_WEBSITE_ID must be a UUID, but is "${website}"`);
  }
  return {script, origin: new URL(script).origin, website};
}
