import {type AnalyticsOptions, analyticsOptions} from './analytics';
import type {ProductId} from './products';
import {searchOptions, type SearchOptions} from './search';

/** How this deployment gets the published API descriptions. */
export interface SpecSettings {
  /** Use the pinned descriptions without asking the network. */
  readonly offline: boolean;
  /** Addresses that replace those of `specs/sources.json`, for mirrors and tests. */
  readonly urls: Readonly<Partial<Record<ProductId, string>>>;
}

/** Origin of a site that has none of its own. */
export const localOrigin = 'http://localhost:3000';

/** How this deployment is set up. The only module that reads the environment. */
export interface Settings {
  /** Origin of the deployed site, without a path. */
  readonly url: string;
  /** Path under which the site is served, with slashes around it. */
  readonly baseUrl: string;
  /** Repository of this site; edit links point into it. */
  readonly repository: string;
  /** Where the documentation server answers over HTTP; left out when the host has no functions. */
  readonly mcpUrl?: string;
  readonly specs: SpecSettings;
  readonly search: SearchOptions;
  readonly analytics: AnalyticsOptions;
}

/**
 * Reads and checks the deployment settings.
 *
 * @param env variables such as `process.env`: `SITE_URL` (http or https origin), `BASE_URL` (path), `SITE_REPOSITORY`,
 *   `DOCS_MCP_URL` (address of the documentation server), `SPECS_OFFLINE` (1 for yes), `MCP_SPEC_URL` and `GATEWAY_SPEC_URL` (addresses of API descriptions),
 *   and those of {@link searchOptions} and {@link analyticsOptions}
 * @throws when a variable is set to something that cannot be used; the message names the variable
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  return {
    url: originOf('SITE_URL', env.SITE_URL ?? localOrigin),
    baseUrl: pathOf('BASE_URL', env.BASE_URL ?? '/'),
    repository: addressOf('SITE_REPOSITORY', env.SITE_REPOSITORY ?? 'https://github.com/stacklok/docs-website'),
    ...(env.DOCS_MCP_URL && {mcpUrl: addressOf('DOCS_MCP_URL', env.DOCS_MCP_URL)}),
    specs: {
      offline: env.SPECS_OFFLINE === '1',
      urls: {
        ...(env.MCP_SPEC_URL && {mcp: addressOf('MCP_SPEC_URL', env.MCP_SPEC_URL)}),
        ...(env.GATEWAY_SPEC_URL && {gateway: addressOf('GATEWAY_SPEC_URL', env.GATEWAY_SPEC_URL)}),
      },
    },
    search: searchOptions(env),
    analytics: analyticsOptions(env),
  };
}

function addressOf(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:/.test(value)) {
    throw new Error(`${name} must be an http or https address, but is "${value}"`);
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
