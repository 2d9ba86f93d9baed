import {objectOf, textOf} from '../../../data/openapi/json';
import {isCommon} from '../../../data/openapi/reference/common';
import {examplesOf, mediaOf} from '../../../data/openapi/reference/examples';
import {requestOf, sentMedia} from '../../../data/openapi/reference/requests';
import type {Reference, ReferenceOperation} from '../../../data/openapi/reference/types';
import type {Json, JsonObject} from '../../../data/openapi/types';

import {exampleView, shortText} from './examples';
import {fieldNames, fieldsOf, headerList, parameterList} from './fields';
import {blockMarkdown, externalDocs, inlineMarkdown} from './markdown';
import {code, type Content, el, facts, heading, js, style} from './mdx';
import {notes} from './overview';
import {descriptionOf, limitsOf, typeOf, valueList} from './types';

/**
 * The part of an operation.
 * @param generated example of the request body, for an operation whose description has none
 */
export function operationPart(
  reference: Reference,
  operation: ReferenceOperation,
  generated: Json | undefined,
): Content {
  const {anchor, summary} = operation;
  return [
    heading(3, summary, anchor),
    callView(reference, operation),
    el('ApiRequest', {operation: js(JSON.stringify(requestOf(reference, operation, generated)))}),
    responseList(reference, operation),
  ];
}

/** Method, path, texts, parameters and body. */
function callView(reference: Reference, operation: ReferenceOperation): Content {
  const {method, path, operation: raw, item, parameters, anchor, body} = operation;
  return [
    el('p', {className: style('endpoint')}, el('b', {className: style(method)}, method.toUpperCase()), ' ', code(path)),
    raw.deprecated === true && el('p', {}, 'Deprecated.'),
    raw.summary !== undefined && blockMarkdown(textOf(item.summary)),
    blockMarkdown(textOf(item.description)),
    blockMarkdown(textOf(raw.description)),
    externalDocs(raw),
    notes(reference, operation.notes),
    parameters.length > 0 && [el('h4', {}, 'Parameters'), parameterList(reference, parameters, anchor)],
    body && [el('h4', {}, 'Request body'), bodyView(reference, operation, body)],
  ];
}

function bodyView(reference: Reference, {anchor}: ReferenceOperation, body: JsonObject): Content {
  const [sent] = sentMedia(body) ?? [];
  return mediaOf(body.content).map(([type, media], i) => {
    const {schema} = media;
    const isOwn = objectOf(schema).$ref === undefined;
    const names = !reference.isShort && fieldNames(reference, schema);
    const scope = {...(reference.isShort && {within: []}), ...(isOwn && {anchor: `${anchor}-body`})};
    return [
      facts(type, schemaType(reference, schema), body.required === true && 'required', ...limitsOf(schema)),
      i === 0 && blockMarkdown(textOf(body.description)),
      blockMarkdown(textOf(objectOf(schema).description)),
      names || fieldsOf(reference, schema, scope),
      valueList(schema),
      examplesOf(reference.document, media).map((example, place) =>
        type !== sent || place > 0
          ? exampleView(example, false)
          : example.summary !== undefined && el('p', {}, 'The sample: ', inlineMarkdown(example.summary)),
      ),
    ];
  });
}

/** Type of a body, of which a document need not say anything. */
function schemaType(reference: Reference, schema: Json | undefined): Content {
  return schema !== undefined && typeOf(reference, schema);
}

function responseList(reference: Reference, operation: ReferenceOperation): Content {
  const entries = operation.responses.map(([status, response]) => responseView(reference, operation, status, response));
  return entries.length > 0 && [el('h4', {}, 'Responses'), el('dl', {className: style('responses')}, entries)];
}

function responseView(
  reference: Reference,
  operation: ReferenceOperation,
  status: string,
  {description, content, headers}: JsonObject,
): Content {
  const anchor = reference.claim(operation.anchor, status);
  return [
    el('dt', {id: anchor}, status),
    el(
      'dd',
      {},
      inlineMarkdown(textOf(description)),
      mediaOf(content).map(([type, media]) => mediaView(reference, type, media, anchor, status)),
      headerList(reference, headers, anchor),
    ),
  ];
}

function mediaView(reference: Reference, type: string, media: JsonObject, anchor: string, status: string): Content {
  const {schema} = media;
  const success = /^[23]/.test(status);
  const examples = examplesOf(reference.document, media);
  const [first] = examples;
  const line = !success && examples.length === 1 && first ? shortText(first.value) : undefined;
  return [
    ' ',
    !isCommon(reference, status, type, schema) && [
      facts(type, schemaType(reference, schema), ...limitsOf(schema), inlineMarkdown(descriptionOf(schema))),
      ' ',
    ],
    line !== undefined && code(line),
    fieldsOf(reference, schema, {anchor}),
    valueList(schema),
    line === undefined && examples.map((example, i) => exampleView(example, success && i === 0)),
  ];
}
