import {isObject, objectOf} from './json';
import {operationsOf} from './operations';
import {firstLine} from './parse';
import {examplesOf} from './reference/examples';
import type {Json, JsonObject} from './types';

export interface GeneratedOperation {
  readonly method: string;
  readonly path: string;
  readonly jsonRequestBodyExample?: Json;
}

type Item = {readonly type: 'api'; readonly api: GeneratedOperation} | {readonly type: 'info'};

interface Generator {
  readonly processOpenapiFile: (document: JsonObject, options: object, sidebar: object) => Promise<[Item[]]>;
}

interface Resolver {
  readonly loadAndResolveSpec: (document: object) => Promise<JsonObject | undefined>;
}

const plugin = 'docusaurus-plugin-openapi-docs';

export async function withGeneratedExamples(document: JsonObject): Promise<JsonObject> {
  const generated = await generateOperations(document);
  const copy = structuredClone(document);
  operationsOf(copy).forEach(({body}, i) => {
    const media = objectOf(body?.content)['application/json'];
    const example = generated[i]?.jsonRequestBodyExample;
    if (isObject(media) && example !== undefined && examplesOf(copy, media).length === 0) {
      media.example = example;
    }
  });
  return copy;
}

/** Runs `docusaurus-plugin-openapi-docs` in memory. One result per operation, in the order of {@link operationsOf}. */
export async function generateOperations(document: JsonObject): Promise<GeneratedOperation[]> {
  const items = await generate(document).catch((error: unknown) =>
    Promise.reject(new Error(`${plugin}: ${firstLine(error)}`)),
  );
  const generated = new Map(
    items.flatMap((item) => (item.type === 'api' ? [[`${item.api.method} ${item.api.path}`, item.api] as const] : [])),
  );
  return operationsOf(document).map(({method, path}) => {
    const operation = generated.get(`${method} ${path}`);
    if (!operation) {
      throw new Error(`${plugin} left out ${method.toUpperCase()} ${path}`);
    }
    return operation;
  });
}

async function generate(document: JsonObject): Promise<Item[]> {
  const {loadAndResolveSpec} =
    (await import('docusaurus-plugin-openapi-docs/lib/openapi/utils/loadAndResolveSpec.js')) as unknown as Resolver;
  const {processOpenapiFile} =
    (await import('docusaurus-plugin-openapi-docs/lib/openapi/openapi.js')) as unknown as Generator;
  // The plugin mutates the document it is given.
  const resolved = await loadAndResolveSpec(structuredClone(document));
  if (!resolved) {
    throw new Error('it cannot resolve the references');
  }
  const [items] = await processOpenapiFile(resolved, {showInfoPage: false}, {});
  return items;
}
