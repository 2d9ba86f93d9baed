import {readFileSync} from 'node:fs';

import type {Options} from 'docusaurus-plugin-openapi-docs';

import {textOf} from '../../data/openapi/json';
import {createReference} from '../../data/openapi/reference';
import type {Reference} from '../../data/openapi/reference/types';
import type {Description, Json} from '../../data/openapi/types';
import type {Product} from '../../site/products';

import {errorCatalog} from './page/errors';
import {blockMarkdown, externalDocs} from './page/markdown';
import {type Content, heading, print} from './page/mdx';
import {operationPart} from './page/operation';
import {overview} from './page/overview';
import {schemaPart} from './page/schemas';
import {indexOf, operationName, use} from './parts';
import {placesOf} from './place';

/** What a page is made from. */
export type PageInput = Pick<Description, 'document' | 'reasons'>;

/** Generators of the parts of a page, which are called by the plugin. */
export function generators(product: Product): NonNullable<Options['markdownGenerators']> {
  let known: Reference | undefined;
  const load = (): Reference => {
    known ??= createReference(product, JSON.parse(readFileSync(placesOf(product).input, 'utf8')) as PageInput);
    return known;
  };
  return {
    createInfoPageMD: () => index(load()),
    createApiPageMD: ({id, api}) => operation(load(), indexOf(id), api.jsonRequestBodyExample),
  };
}

const components = "import {ApiExample, ApiFilter, ApiRequest, styles} from '@site/src/components/api';";

/** The part that holds the operations. */
export function index(reference: Reference): string {
  const {groups, chapters, operations} = reference;
  const schemas = Array.from(reference.schemas.values());
  const chapter = (title: string, anchor: string, ofEnumerations: boolean): Content => {
    const listed = schemas.filter(({isEnumeration}) => isEnumeration === ofEnumerations);
    return listed.length > 0 && [heading(2, title, anchor), ...listed.map((schema) => schemaPart(reference, schema))];
  };
  return [
    components,
    print(overview(reference)),
    ...groups.flatMap(({title, anchor, tag, operations: own}) => [
      print(heading(2, title, anchor), blockMarkdown(textOf(tag.description)), externalDocs(tag)),
      ...own.map((entry) => use(operationName(operations.indexOf(entry)))),
    ]),
    print(
      errorCatalog(reference),
      chapter('Schemas', chapters.schemas, false),
      chapter('Enumerations', chapters.enumerations, true),
    ),
  ].join('\n\n');
}

/** The part of an operation. */
export function operation(reference: Reference, i: number, generated: unknown): string {
  const entry = reference.operations[i];
  if (entry === undefined) {
    throw new Error('docusaurus-plugin-openapi-docs names an operation that the document does not have');
  }
  return print(operationPart(reference, entry, cleaned(generated)));
}

/** Without the remarks that the plugin puts where a schema contains itself or has a type that it does not know. */
function cleaned(value: unknown): Json | undefined {
  const isRemark = (entry: unknown): boolean =>
    typeof entry === 'string' && /^(?:circular\(.*\)|Unknown Type: .*)$/.test(entry);
  const text = JSON.stringify(value, (_, entry: unknown) => (isRemark(entry) ? null : entry));
  return text === undefined ? undefined : (JSON.parse(text) as Json);
}
