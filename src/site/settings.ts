import {searchOptions, type SearchOptions} from './search';

/** Analytics services that receive page views; none by default. */
export interface AnalyticsOptions {
  /** Tracker script of an Umami server, and the id of this site there. */
  readonly umami?: {readonly script: string; readonly website: string};
  readonly googleTag?: string;
}

export const localOrigin = 'http://localhost:3000';

/** Deployment settings. No other module reads the environment. */
export interface Settings {
  readonly url: string;
  /** Base path of the site, with leading and trailing slash. */
  readonly baseUrl: string;
  /** Repository of this site, used for edit links. */
  readonly repository: string;
  /** URL of the documentation's MCP server; undefined if the host runs no functions. */
  readonly mcpUrl?: string;
  /** Whether the pinned OpenAPI documents are used without asking the network. */
  readonly offlineSpecs: boolean;
  readonly search: SearchOptions;
  readonly analytics: AnalyticsOptions;
}

/** Reads and validates the settings; throws an error that names the invalid variable. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  return {
    url: originOf('SITE_URL', env.SITE_URL ?? localOrigin),
    baseUrl: pathOf('BASE_URL', env.BASE_URL ?? '/'),
    repository: addressOf('SITE_REPOSITORY', env.SITE_REPOSITORY ?? 'https://github.com/stacklok/docs-website'),
    ...(env.DOCS_MCP_URL && {mcpUrl: addressOf('DOCS_MCP_URL', env.DOCS_MCP_URL)}),
    offlineSpecs: env.SPECS_OFFLINE === '1',
    search: searchOptions(env),
    analytics: analyticsOptions(env),
  };
}

/** Empty variables count as unset. Throws an error that names the invalid or missing variable. */
function analyticsOptions(env: Readonly<Record<string, string | undefined>>): AnalyticsOptions {
  const {UMAMI_SCRIPT_URL: script, UMAMI_WEBSITE_ID: website, GOOGLE_TAG_ID: googleTag} = env;
  if (Boolean(script) !== Boolean(website)) {
    const missing = script ? 'UMAMI_WEBSITE_ID' : 'UMAMI_SCRIPT_URL';
    throw new Error(`${missing} is not set; set both the script and the website of Umami, or none to count no views`);
  }
  if (script && (!/^https:[^\s;,'"]+$/.test(script) || !URL.canParse(script))) {
    throw new Error(`UMAMI_SCRIPT_URL must be an https URL, but is "${script}"`);
  }
  if (website && !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(website)) {
    throw new Error(`UMAMI_WEBSITE_ID must be a UUID, but is "${website}"`);
  }
  if (googleTag && !/^G-[A-Z0-9]{4,20}$/.test(googleTag)) {
    throw new Error(`GOOGLE_TAG_ID must be a measurement id such as G-ABC123, but is "${googleTag}"`);
  }
  return {...(script && website && {umami: {script, website}}), ...(googleTag && {googleTag})};
}

function addressOf(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:/.test(value)) {
    throw new Error(`${name} must be an http or https URL, but is "${value}"`);
  }
  return value.replace(/\/+$/, '');
}

function originOf(name: string, value: string): string {
  const address = addressOf(name, value);
  if (new URL(address).origin !== address) {
    throw new Error(`${name} must be an origin without a path, but is "${value}"; set BASE_URL for the path`);
  }
  return address;
}

function pathOf(name: string, value: string): string {
  if (!/^\/([\w.~-]+\/)*([\w.~-]+)?$/.test(value)) {
    throw new Error(`${name} must be an absolute path such as /docs/, but is "${value}"`);
  }
  return value.endsWith('/') ? value : `${value}/`;
}

export const settings: Settings = readSettings(process.env);
