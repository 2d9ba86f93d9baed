import {readFileSync} from 'node:fs';

import type {Options} from 'docusaurus-plugin-openapi-docs';

import {createReference} from '../../data/openapi/reference';
import type {Reference} from '../../data/openapi/reference/types';
import type {Description, Json} from '../../data/openapi/types';
import type {Product} from '../../site/products';

import {indexOf, operationName, partName, schemaName} from './names';
import {errorCatalog} from './page/errors';
import {print} from './page/mdx';
import {operationPart} from './page/operation';
import {type Downloads, groupHead, overview, schemasHead} from './page/overview';
import {schemaPart} from './page/schemas';
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

/** The first part, which holds all others. A line such as `<operation-3 />` is where the text of a part goes. */
export function index(reference: Reference, downloads: Downloads): string {
  const groups = reference.groups.map((_, i) => partName('group', i));
  const schemas = Array.from(reference.schemas.values(), (named, i) => ({named, name: schemaName(i)}));
  const named = (isEnumeration: boolean): string[] => {
    const shown = schemas.filter((entry) => entry.named.isEnumeration === isEnumeration);
    return shown.length === 0
      ? []
      : [print(schemasHead(reference, isEnumeration)), ...shown.map(({name}) => use(name))];
  };
  return [
    components,
    '<div className={styles.reference}>',
    print(overview(reference, downloads)),
    ...groups.map(use),
    print(errorCatalog(reference)),
    ...named(false),
    ...named(true),
    '</div>',
  ].join('\n\n');
}

/** A group of operations. */
export function group({groups, operations}: Reference, i: number): string {
  const names = groups[i]?.operations.map((entry) => operationName(operations.indexOf(entry))) ?? [];
  const head = groups[i] ? print(groupHead(groups[i])) : '';
  return [head, ...names.map(use)].join('\n\n');
}

export function operation(reference: Reference, i: number, generated: unknown): string {
  const entry = reference.operations[i];
  return print(entry ? operationPart(reference, entry, cleaned(generated)) : []);
}

export function schema(reference: Reference, i: number): string {
  const named = Array.from(reference.schemas.values())[i];
  return print(named ? schemaPart(reference, named) : []);
}

/** Returns the text of a part with the texts of the parts that it names. */
export function withParts(name: string, read: (name: string) => string): string {
  return read(name).replace(/^<([a-z]+-\d+) \/>$/gm, (_, part: string) => withParts(part, read));
}

function use(name: string): string {
  return `<${name} />`;
}

/** Without the remarks that the plugin puts where a schema contains itself or has a type that it does not know. */
function cleaned(value: unknown): Json | undefined {
  const isRemark = (entry: unknown): boolean =>
    typeof entry === 'string' && /^(?:circular\(.*\)|Unknown Type: .*)$/.test(entry);
  const text = JSON.stringify(value, (_, entry: unknown) => (isRemark(entry) ? null : entry));
  return text === undefined ? undefined : (JSON.parse(text) as Json);
}
