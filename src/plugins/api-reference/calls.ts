import {objectOf, resolve, textOf} from '../../data/openapi/json';
import type {Json, JsonObject} from '../../data/openapi/types';

import {examplesOf, exampleView, shortText} from './examples';
import {fieldNames, fieldsOf, parameterList} from './fields';
import {type Child, code, el, type Html, join, separated} from './html';
import {mediaOf, sampleRequest, sampleView, signInOf} from './samples';
import {descriptionOf, limitsOf, typeOf} from './schema';
import type {Call, Reference} from './types';
import {isUsual} from './usual';
import {paragraphs, words} from './words';

/**
 * Writes everything below the heading of a call.
 *
 * @param madeUp body for the sample when the document has no example
 */
export function callView(reference: Reference, call: Call, madeUp?: Json): Html {
  const {operation, parameters, anchor} = call;
  const signIn = signInOf(reference, call);
  return join(
    endpoint(call),
    operation.deprecated === true && el('p', {class: 'deprecated'}, 'Deprecated.'),
    paragraphs(textOf(operation.description)),
    signIn.length > 0 && el('p', {}, 'Sign-in: ', separated(signIn.map(code), ', ')),
    notes(reference, call.notes),
    parameters.length > 0 && [el('h4', {}, 'Parameters'), parameterList(reference, parameters, anchor)],
    operation.requestBody !== undefined && body(reference, call),
    sampleView(sampleRequest(reference, call, madeUp)),
    el('h4', {}, 'Responses'),
    el(
      'dl',
      {class: 'responses'},
      Object.entries(objectOf(operation.responses)).map(([status, raw]) => response(reference, call, status, raw)),
    ),
  );
}

/** Method and path of a call. */
function endpoint({method, path}: Call): Html {
  return el('p', {class: 'endpoint'}, el('b', {class: method}, method.toUpperCase()), ' ', code(path));
}

/** Why the description was corrected, each reason once. */
export function notes({product}: Reference, reasons: readonly string[]): Child {
  const attributes = {class: 'note', role: 'note'};
  const release = el('b', {}, `In ${product.release}: `);
  if (reasons.length < 2) {
    return reasons.length > 0 && el('p', attributes, release, words(reasons[0]));
  }
  const entries = reasons.map((reason) => el('li', {}, words(reason)));
  return el('div', attributes, release, el('ul', {}, entries));
}

function body(reference: Reference, {operation, anchor}: Call): Child {
  const requestBody = objectOf(resolve(reference.document, operation.requestBody));
  return [
    el('h4', {}, 'Request body'),
    mediaOf(requestBody.content).map(([type, media]) => [
      el(
        'small',
        {},
        separated([type, typeOf(reference, media.schema), requestBody.required === true && 'required'], ' · '),
      ),
      paragraphs(textOf(requestBody.description)),
      bodyFields(reference, media.schema, anchor),
      examplesOf(reference, media)
        .slice(1)
        .map((example) => exampleView(example, false)),
    ]),
  ];
}

function bodyFields(reference: Reference, schema: Json | undefined, anchor: string): Child {
  const ownFields = objectOf(schema).$ref === undefined && {anchor: `${anchor}-body`};
  const names = reference.isShort ? undefined : fieldNames(reference, schema);
  return names ?? fieldsOf(reference, schema, {...(reference.isShort && {within: []}), ...ownFields});
}

function response(reference: Reference, call: Call, status: string, raw: Json): Child {
  const {description, content, headers} = objectOf(resolve(reference.document, raw));
  const anchor = reference.anchors.claim(call.anchor, status);
  return [
    el('dt', {id: anchor}, status),
    el(
      'dd',
      {},
      words(textOf(description)),
      mediaOf(content).map(([type, media]) => mediaView(reference, type, media, anchor, status)),
      headerList(reference, headers, anchor),
    ),
  ];
}

function mediaView(reference: Reference, type: string, media: JsonObject, anchor: string, status: string): Child {
  const {schema} = media;
  const success = /^[23]/.test(status);
  const {$ref, type: kind} = objectOf(schema);
  const own = $ref === undefined && kind !== 'array' ? descriptionOf(schema) : '';
  const examples = examplesOf(reference, media);
  const [first] = examples;
  const line = !success && examples.length === 1 && first ? shortText(first.value) : undefined;
  const facts = [type, typeOf(reference, schema), ...limitsOf(schema), own && words(own)];
  return [
    ' ',
    !isUsual(reference, status, type, schema) && [el('small', {}, separated(facts, ' · ')), ' '],
    line !== undefined && code(line),
    fieldsOf(reference, schema, {anchor}),
    line === undefined && examples.map((example, i) => exampleView(example, success && i === 0)),
  ];
}

function headerList(reference: Reference, headers: Json | undefined, anchor: string): Child {
  const entries = Object.entries(objectOf(headers)).map(([name, raw]) => ({
    ...objectOf(resolve(reference.document, raw)),
    name,
    in: 'header',
  }));
  return entries.length > 0 && parameterList(reference, entries, anchor);
}
