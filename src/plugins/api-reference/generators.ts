import {readFileSync} from 'node:fs';

import type {Options} from 'docusaurus-plugin-openapi-docs';

import {createReference} from '../../data/openapi/reference';
import type {Reference} from '../../data/openapi/reference/types';
import type {Description, Json} from '../../data/openapi/types';
import type {Product} from '../../site/products';

import {errorCatalog} from './page/errors';
import {blockMarkdown} from './page/markdown';
import {heading, print} from './page/mdx';
import {operationPart} from './page/operation';
import {type Downloads, overview} from './page/overview';
import {schemaPart} from './page/schemas';
import {indexOf, partName, use} from './parts';
import {pageFile} from './place';

/** What a page is made from. */
export interface PageInput extends Pick<Description, 'document' | 'reasons'> {
  /** Anchors of the hand-written part. */
  readonly taken: readonly string[];
  readonly downloads: Downloads;
}

/** Generators of the parts of a page, which are called by the plugin. */
export function generators(product: Product): NonNullable<Options['markdownGenerators']> {
  let known: {readonly input: PageInput; readonly reference: Reference} | undefined;
  const load = (): NonNullable<typeof known> => {
    if (!known) {
      const input = JSON.parse(readFileSync(pageFile(product), 'utf8')) as PageInput;
      known = {input, reference: createReference(product, input, input.taken)};
    }
    return known;
  };
  return {
    createInfoPageMD: () => index(load().reference, load().input.downloads),
    createTagPageMD: ({id}) => group(load().reference, indexOf(id)),
    createApiPageMD: ({id, api}) => operation(load().reference, indexOf(id), api.jsonRequestBodyExample),
    createSchemaPageMD: ({id}) => schema(load().reference, indexOf(id)),
  };
}

const components = "import {ApiExample, ApiFilter, ApiRequest, styles} from '@site/src/components/api';";

/** The part that holds all others. */
export function index(reference: Reference, downloads: Downloads): string {
  const {groups, chapters} = reference;
  const schemas = Array.from(reference.schemas.values(), ({isEnumeration}, i) => ({isEnumeration, i}));
  const listed = (entries: typeof schemas, title: string, anchor: string): string[] =>
    entries.length === 0 ? [] : [print(heading(2, title, anchor)), ...entries.map(({i}) => use(partName('schema', i)))];
  return [
    components,
    '<div className={styles.reference}>',
    print(overview(reference, downloads)),
    ...groups.map((_, i) => use(partName('group', i))),
    print(errorCatalog(reference)),
    ...listed(
      schemas.filter(({isEnumeration}) => !isEnumeration),
      'Schemas',
      chapters.schemas,
    ),
    ...listed(
      schemas.filter(({isEnumeration}) => isEnumeration),
      'Enumerations',
      chapters.enumerations,
    ),
    '</div>',
  ].join('\n\n');
}

/** A group of operations. */
export function group(reference: Reference, i: number): string {
  const {title, anchor, description, operations} = entryAt(reference.groups, i);
  const names = operations.map((entry) => partName('operation', reference.operations.indexOf(entry)));
  return [print(heading(2, title, anchor), blockMarkdown(description)), ...names.map(use)].join('\n\n');
}

export function operation(reference: Reference, i: number, generated: unknown): string {
  return print(operationPart(reference, entryAt(reference.operations, i), cleaned(generated)));
}

export function schema(reference: Reference, i: number): string {
  return print(schemaPart(reference, entryAt(Array.from(reference.schemas.values()), i)));
}

function entryAt<Entry>(entries: readonly Entry[], i: number): Entry {
  const entry = entries[i];
  if (entry === undefined) {
    throw new Error('docusaurus-plugin-openapi-docs names a part that the document does not have');
  }
  return entry;
}

/** Without the remarks that the plugin puts where a schema contains itself or has a type that it does not know. */
function cleaned(value: unknown): Json | undefined {
  const isRemark = (entry: unknown): boolean =>
    typeof entry === 'string' && /^(?:circular\(.*\)|Unknown Type: .*)$/.test(entry);
  const text = JSON.stringify(value, (_, entry: unknown) => (isRemark(entry) ? null : entry));
  return text === undefined ? undefined : (JSON.parse(text) as Json);
}
