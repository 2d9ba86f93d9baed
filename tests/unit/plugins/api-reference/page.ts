import {evaluate} from '@mdx-js/mdx';
import type {Heading, Root} from 'mdast';
import {createElement, type FunctionComponent} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {visit} from 'unist-util-visit';

import {writeCurl} from '../../../../src/data/openapi/curl';
import {checkDocument} from '../../../../src/data/openapi/document';
import {createReference} from '../../../../src/data/openapi/reference';
import type {RequestOperation} from '../../../../src/data/openapi/reference/requests';
import type {Reference} from '../../../../src/data/openapi/reference/types';
import type {Json, JsonObject, Reason} from '../../../../src/data/openapi/types';
import {index, operation} from '../../../../src/plugins/api-reference/generators';
import {indexName, indexOf, withParts} from '../../../../src/plugins/api-reference/parts';
import {mcp} from '../../../../src/site/products';
import {parseAsSite} from '../../../support/parseAsSite';

/** Document with one operation. */
export function documentWith(
  operationObject: JsonObject = {},
  schemas: JsonObject = {},
  more: JsonObject = {},
): JsonObject {
  return {
    openapi: '3.1.0',
    info: {title: 'Odd', version: '1'},
    paths: {
      '/items': {
        get: {operationId: 'listItems', summary: 'List', responses: {'200': {description: 'Fine'}}, ...operationObject},
      },
    },
    ...more,
    components: {...(more.components as JsonObject | undefined), schemas},
  };
}

export function referenceOf(document: Json, reasons: Reason[] = []): Reference {
  return createReference(mcp, {document: checkDocument(document), reasons});
}

/** The page of a document. */
export async function pageOf(document: Json, reasons: Reason[] = []): Promise<{html: string; mdx: string}> {
  const reference = referenceOf(document, reasons);
  const read = (name: string): string =>
    name === indexName ? index(reference) : operation(reference, indexOf(name), undefined);
  const mdx = withParts(read).replace(/^import .*\n/, '');
  return {html: await htmlOf(mdx), mdx};
}

const components = {
  ApiExample: ({text}: {text: string}) => createElement('pre', null, createElement('code', null, text)),
  ApiFilter: () => createElement('input'),
  ApiReference: 'div',
  ApiRequest: ({operation: {sample}}: {operation: RequestOperation}) =>
    createElement('figure', null, createElement('pre', null, createElement('code', null, writeCurl(sample)))),
};

async function htmlOf(mdx: string): Promise<string> {
  const source = `export const styles = new Proxy({}, {get: (_, name) => name});\n\n${mdx}`;
  const page = await evaluate(source, {...runtime, remarkPlugins: [parseAsSite, () => nameHeadings]});
  const content = page.default as FunctionComponent<{components: typeof components}>;
  return renderToStaticMarkup(createElement(content, {components}));
}

/** As Docusaurus does: the comment at the end of a heading is its id. */
function nameHeadings(root: Root): void {
  visit(root, 'heading', (heading: Heading) => {
    const last = heading.children.pop();
    const id = last?.type === 'mdxTextExpression' ? last.value.replace(/[/*# ]/g, '') : undefined;
    heading.data = {hProperties: {id}};
    const text = heading.children.at(-1);
    if (text?.type === 'text') {
      text.value = text.value.trimEnd();
    }
  });
}
