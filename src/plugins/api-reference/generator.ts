import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import type {LoadContext} from '@docusaurus/types';

import {isObject} from '../specs/json';
import type {Json, JsonObject} from '../specs/types';

/** What `docusaurus-plugin-openapi-docs` hands to its page generators for one call. */
export interface CallItem {
  readonly type: 'api';
  readonly id: string;
  readonly api: {readonly method: string; readonly path: string; readonly jsonRequestBodyExample?: Json};
}

type Action = (id: string, command: {readonly opts: () => object}) => Promise<void>;

type OpenApiDocs = (
  context: Pick<LoadContext, 'siteDir' | 'siteConfig'>,
  options: object,
) => {readonly extendCli: (cli: object) => void};

/**
 * Lets `docusaurus-plugin-openapi-docs` walk a document: it reads the file, resolves it and calls its hook for an API
 * page once for each call. The files it would write are thrown away, since all calls go on one page.
 *
 * @returns what the hook was called with
 * @throws when the plugin reports an error, which it would only print otherwise
 */
export async function walkDocument(context: LoadContext, document: JsonObject): Promise<CallItem[]> {
  const folder = mkdtempSync(join(tmpdir(), 'api-reference-'));
  const specPath = join(folder, 'openapi.json');
  const template = join(folder, 'page.mustache');
  const items: CallItem[] = [];
  try {
    writeFileSync(specPath, JSON.stringify(withoutWording(document)));
    writeFileSync(template, '{{{markdown}}}');
    const hook = (item: CallItem): string => {
      items.push(item);
      return item.id;
    };
    const options = {
      specPath,
      outputDir: join(folder, 'pages'),
      template,
      showInfoPage: false,
      markdownGenerators: {createApiPageMD: hook},
    };
    const plugin = (await loadPlugin())(context, {
      id: 'api-reference',
      docsPluginId: 'api-reference',
      config: {page: options},
    });
    await listening(() => commandOf(plugin, 'gen-api-docs')('page', {opts: () => ({})}));
    return items;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Takes the action of a command from a plugin, the way the command line would find it. */
function commandOf(plugin: ReturnType<OpenApiDocs>, wanted: string): Action {
  const actions = new Map<string, Action>();
  plugin.extendCli({
    command(name: string) {
      const command = {
        description: () => command,
        usage: () => command,
        arguments: () => command,
        option: () => command,
        action: (action: Action) => actions.set(name, action),
      };
      return command;
    },
  });
  const action = actions.get(wanted);
  if (!action) {
    throw new Error(`docusaurus-plugin-openapi-docs has no command ${wanted}`);
  }
  return action;
}

async function loadPlugin(): Promise<OpenApiDocs> {
  const loaded = (await import('docusaurus-plugin-openapi-docs')) as unknown as {
    default: OpenApiDocs | {default: OpenApiDocs};
  };
  return typeof loaded.default === 'function' ? loaded.default : loaded.default.default;
}

/** Runs something while its reports about single files are kept off the screen and its printed errors are collected. */
async function listening(run: () => Promise<void>): Promise<void> {
  const {log, error} = console;
  const errors: string[] = [];
  console.log = (...args: unknown[]) => !String(args[0]).includes('Successfully created') && log(...args);
  console.error = (...args: unknown[]) => void errors.push(args.map(String).join(' '));
  try {
    await run();
  } finally {
    Object.assign(console, {log, error});
  }
  if (errors.length > 0) {
    throw new Error(`docusaurus-plugin-openapi-docs: ${errors[0]}`);
  }
}

/** The plugin gets structure only: we write the words, and odd ones cannot trip it. */
function withoutWording(document: JsonObject): JsonObject {
  const strip = (value: Json, named: boolean): Json => {
    if (Array.isArray(value)) {
      return value.map((entry) => strip(entry, false));
    }
    if (!isObject(value)) {
      return value;
    }
    const kept = Object.entries(value).filter(
      ([key]) => named || !/^(title|summary|description|operationId|tags|examples?|externalDocs)$/.test(key),
    );
    return Object.fromEntries(kept.map(([key, entry]) => [key, strip(entry, !named && key === 'properties')]));
  };
  const {paths} = document;
  const stripped = strip(document, false) as JsonObject;
  return {...stripped, info: {title: 'API', version: '1'}, paths: numbered(strip(paths ?? {}, true) as JsonObject)};
}

/** Gives every call an id that no other has, which the plugin needs for its file names. */
function numbered(paths: JsonObject): JsonObject {
  let n = 0;
  const entries = Object.entries(paths).map(([path, item]): [string, Json] => [
    path,
    Object.fromEntries(
      Object.entries(item as JsonObject).map(([key, value]) => [
        key,
        isObject(value) ? {...value, operationId: `call${n++}`} : value,
      ]),
    ),
  ]);
  return Object.fromEntries(entries);
}
