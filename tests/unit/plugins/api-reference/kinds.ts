import type {Json, JsonObject} from '../../../../src/data/openapi/types';

import {documentWith} from './page';

/** A document of one kind, and texts that its page has to show. */
export interface Kind {
  readonly name: string;
  readonly document: JsonObject;
  readonly shows: readonly (string | RegExp)[];
}

const answer = (schema: Json): JsonObject => ({
  responses: {'200': {description: 'Fine', content: {'application/json': {schema}}}},
});
const body = (content: JsonObject): JsonObject => ({requestBody: {content}});
const json = (schema: Json): JsonObject => body({'application/json': {schema}});
const query = (parameter: JsonObject): JsonObject => ({
  parameters: [{name: 'q', in: 'query', required: true, ...parameter}],
});
const ref = (name: string): JsonObject => ({$ref: `#/components/schemas/${name}`});
const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({type: 'object', properties, ...more});
const text = {type: 'string'};
const dense = Array.from({length: 12}, (_, i) => `N${i}`);
const fine = {'200': {description: 'Fine'}};
const failing = (...keys: string[]): JsonObject =>
  documentWith(
    {},
    {Common: {}, Other: {}},
    {
      paths: Object.fromEntries(
        keys.map((key, i) => [
          `/${i}`,
          {get: {responses: {'404': {description: 'Refused', content: {'application/json': {schema: ref(key)}}}}}},
        ]),
      ),
    },
  );
const kind = (name: string, document: JsonObject, ...shows: (string | RegExp)[]): Kind => ({name, document, shows});

// A line for each kind reads better than the same on many lines.
// prettier-ignore
export const kinds: readonly Kind[] = [
  kind('null in 3.0', {...documentWith(answer(object({nick: {...text, nullable: true}}))), openapi: '3.0.3'}, 'string or null'),
  kind('null beside a reference', documentWith(answer(object({nick: {allOf: [ref('A')], nullable: true}})), {A: text}), 'A or null'),
  kind('other keys beside named ones', documentWith(answer(object({n: text}, {additionalProperties: {type: 'integer', description: 'A count.'}}))), 'other keys', 'A count.'),
  kind('parts that require fields of others', documentWith(json({allOf: [object({name: text}), {required: ['name']}]})), /name string · required/),
  kind('parts with a reference', documentWith(json({allOf: [ref('A'), object({more: text})]}), {A: object({id: text})}), 'A and object', /more string/),
  kind('parts beside fields of a named schema', documentWith({}, {A: object({id: text}), B: object({more: text}, {allOf: [ref('A')], nullable: true})}), 'A and object or null'),
  kind('fields that are required and not described', documentWith({}, {A: object({}, {required: ['id']}), B: {anyOf: [{required: ['a']}, {required: ['b', 'c']}]}}), 'object with id', 'object with a or object with b and c'),
  kind('own fields beside alternatives', documentWith(json(object({id: text}, {oneOf: [ref('A'), ref('B')]})), {A: {}, B: {}}), 'object and (A or B)', /id string/),
  kind('alternatives with fields', documentWith(answer({oneOf: [object({a: text}, {title: 'Cat'}), object({b: text}), {type: 'null'}]})), 'Fields of Cat', 'Fields of alternative 2'),
  kind('described values', documentWith(json(object({level: {oneOf: [{const: 'low', description: 'Only logged.'}, {const: 'high', description: 'Stops.'}]}}))), 'low: Only logged.', 'high: Stops.'),
  kind('values of a map', documentWith(answer(object({counts: {type: 'object', additionalProperties: {...text, maxLength: 9, example: 'b'}}}))), 'map from text to string · at most 9 characters · example b'),
  kind('a deprecated enumeration', documentWith({}, {A: {...text, enum: ['b'], deprecated: true, readOnly: true, default: 'b'}}), 'string · default b · only in responses · deprecated'),
  kind('a list with words', documentWith(answer({type: 'array', items: text, description: 'Newest first.'})), 'list of string · Newest first.'),
  kind('words beside a reference', documentWith({...json({...ref('A'), description: 'What to add.'}), ...answer({...ref('A'), description: 'What was added.'})}, {A: text}), 'What to add.', 'A · What was added.'),
  kind('circular references', documentWith(answer(ref('Node')), {Node: object({children: {type: 'array', items: ref('Node')}})}), 'list of Node'),
  kind('answers that all hold each other', documentWith(answer(ref('N0')), Object.fromEntries(dense.map((name) => [name, object(Object.fromEntries(dense.map((other) => [other, ref(other)])))]))), 'N0 N0'),
  kind('an alias', documentWith(answer(ref('B')), {A: object({}), B: ref('A')}), 'Schemas', /B A · Used by List/),
  kind('a schema that is true', documentWith(answer(ref('Any')), {Any: true}), /Any any value/),
  kind('keywords without words', documentWith(answer(object({a: {not: text}, b: {contentMediaType: 'image/png', ...text}}))), 'not {"type":"string"}', 'contentMediaType image/png'),
  kind('examples of a field', documentWith(answer(object({slug: {...text, example: 'a-b'}, port: {type: 'integer', examples: [1, 2]}}))), 'example a-b', 'example 1 or 2'),
  kind('examples of a parameter', documentWith(query({schema: text, examples: {one: {value: 'last', summary: 'The last'}}})), 'example last (The last)', '?q=last'),
  kind('words of examples', documentWith({...query({schema: text, examples: {a: {value: 1, summary: 'One', description: 'The first.'}}}), ...body({'application/json': {examples: {a: {value: 1, summary: 'Short'}, b: {value: 2, summary: 'Long'}}}})}), 'example 1 (One: The first.)', 'The sample: Short', 'Long: 2'),
  kind('two descriptions of a parameter', documentWith(query({description: 'Its use.', schema: {...text, description: 'Its form.'}})), 'Its use. Its form.'),
  kind('a property called $ref', documentWith(answer(object({$ref: text, example: text, default: text}))), /\$ref string/, /example string/),
  kind('an error without a schema', documentWith({responses: {'418': {description: 'Refused', content: {'text/plain': {example: 'refused'}}}}}), '418 Refused text/plain refused'),
  kind('many errors without a schema', documentWith({}, {}, {paths: Object.fromEntries(['/a', '/b', '/c'].map((path) => [path, {get: {responses: {'418': {description: 'Refused', content: {'text/plain': {}}}}}}]))}), 'failures with 418 come as text/plain'),
  kind('a failure that most operations share', failing('Common', 'Common', 'Common', 'Other'), 'Unless an operation says otherwise, failures with 404 come as application/json with Common.', '404 Refused application/json · Other', /^(?!.*application\/json · Common)/),
  kind('a failure that few operations share', failing('Common', 'Common', 'Other'), '404 Refused application/json · Common', /^(?!.*Unless an operation says otherwise)/),
  kind('parameters of the path', documentWith({}, {}, {paths: {'/a/{id}': {parameters: [{name: 'id', in: 'path', required: true, schema: text}], get: {responses: fine}}}}), '/a/ID'),
  kind('a parameter in place of that of its path', documentWith({}, {}, {paths: {'/a': {parameters: [{name: 'q', in: 'query', schema: text}, {name: 'q', in: 'header', schema: text}], get: {parameters: [{name: 'q', in: 'query', schema: {type: 'integer'}}], responses: fine}}}}), /^(?!.*query · string).*header · string.*query · integer/),
  kind('several kinds of bodies', documentWith(body({'application/xml': {example: '<a/>'}, 'application/json': {example: {b: 1}}})), '<a/>', '"b": 1'),
  kind('a required header', documentWith({parameters: [{name: 'X-Tenant', in: 'header', required: true, schema: text, example: 'acme'}]}), "-H 'X-Tenant: acme'"),
  kind('a list in the query', documentWith(query({schema: {type: 'array', items: text}, example: ['x', 'y']})), '?q=x&q=y'),
  kind('a server without a host', documentWith({}, {}, {servers: [{url: '/api/v3'}]}), 'http://localhost:8080/api/v3/items'),
  kind('a server with a path', documentWith({}, {}, {servers: [{url: 'https://a.example/api/'}]}), 'https://a.example/api/items'),
  kind('words of a server', documentWith({}, {}, {servers: [{url: 'https://a.example', description: 'For tests.'}]}), 'https://a.example For tests.'),
  kind('a table in a description', documentWith({description: 'Codes:\n\n| Code | Meaning |\n| --- | --- |\n| 1 | Started |'}), /Code Meaning 1 Started/),
  kind('HTML in a description', documentWith({description: '<p>First <b>bold</b></p>\n<ul><li>one</li></ul>\n\nA line<br>and <a href="https://a.example">a link</a>.'}), 'First bold', 'one', 'A line and a link.'),
  kind('HTML tags without an end', documentWith({description: 'One<br/>two <i>three, <img src="a.png" alt="four"> <NAME>'}), 'One two three, four <NAME>'),
  kind('HTML around a placeholder', documentWith({description: '<p>First <b>bold</b> <NAME></p>'}), /First bold <NAME> (?!<)/),
  kind('deprecated parts', documentWith({deprecated: true, ...query({deprecated: true, schema: text})}), 'Deprecated.', /query · string · required · deprecated/),
  kind('operations without responses', documentWith({}, {}, {paths: {'/a': {get: {summary: 'Nothing'}}}}), 'Nothing'),
  kind('operations without names', documentWith({}, {}, {paths: {'/a': {get: {responses: fine}, put: {responses: fine}}}}), 'GET /a', 'PUT /a'),
  kind('names that differ in case', documentWith({}, {fooBar: object({a: text}), FooBar: object({b: text}), 'foo-bar': object({c: text})}), /a string/, /b string/, /c string/),
  kind('names without letters', documentWith({}, {A: object({'200': text, '?': text, '!': text})}), '200 string', '! string'),
  kind('a summary of a path', documentWith({}, {}, {paths: {'/a': {summary: 'Of all', get: {summary: 'Own', responses: fine}}}}), 'GET /a Of all'),
  kind('a path by reference', documentWith({}, {}, {paths: {'/a': {$ref: '#/components/pathItems/P'}}, components: {pathItems: {P: {summary: 'Shared', get: {responses: fine}}}}}), 'Shared', 'GET /a'),
  kind('documentation elsewhere', documentWith({tags: ['a'], externalDocs: {url: 'https://docs.example.com', description: 'The manual'}}, {}, {externalDocs: {url: 'https://a.example'}, tags: [{name: 'a', externalDocs: {url: 'https://b.example', description: 'About a'}}]}), 'The manual', 'More about it', 'A About a'),
  kind('extensions', documentWith({'x-thing': {a: 'b'}}, {}, {'x-tagGroups': [{name: 'g', tags: ['a']}], 'x-webhooks': {a: {}}}), 'List'),
  kind('over a hundred operations', documentWith({}, {}, {paths: Object.fromEntries(Array.from({length: 120}, (_, i) => [`/${i}`, {get: {operationId: 'same', responses: fine}}]))}), 'GET /119'),
];

/** Schemas of a field, and what its page says of them. */
// prettier-ignore
export const facts: readonly [name: string, schema: Json, facts: string][] = [
  ['several types', {type: ['string', 'null']}, 'string or null'],
  ['null as an alternative', {anyOf: [{type: 'integer'}, {type: 'null'}]}, 'integer or null'],
  ['a constant', {const: 'on'}, 'always "on"'],
  ['a constant null', {const: null}, 'always null'],
  ['alternatives', {oneOf: [{type: 'string', maxLength: 5}, {type: 'array', items: {type: 'number'}}]}, 'string or list of number · at most 5 characters'],
  ['parts', {allOf: [{$ref: '#/components/schemas/Item'}, {type: 'object'}]}, 'Item and object'],
  ['a map', {type: 'object', additionalProperties: {type: 'integer'}}, 'map from text to integer'],
  ['a list of anything', {type: 'array'}, 'list of any value'],
  ['anything', {}, 'any value'],
  ['anything, as true', true, 'any value'],
  ['nothing, as false', false, 'nothing'],
  ['itself', {$ref: '#/components/schemas/Item'}, 'Item'],
  ['a list of itself', {type: 'array', items: {$ref: '#/components/schemas/Item'}}, 'list of Item'],
  ['no type but values', {enum: ['a', 1, null]}, 'value · one of a, 1, null'],
  ['numeric limits', {type: 'integer', minimum: 0, exclusiveMinimum: 0, maximum: 9, multipleOf: 3}, 'integer · minimum 0 · maximum 9 · more than 0 · multiple of 3'],
  ['lengths of one', {type: 'string', format: 'uri', minLength: 1, maxLength: 1}, 'string · format uri · at least 1 character · at most 1 character'],
  ['defaults that are empty', {type: 'string', default: ''}, 'string · default ""'],
  ['a default of false', {type: 'boolean', default: false}, 'boolean · default false'],
  ['limits of entries', {type: 'array', items: {type: 'string', pattern: '^a$'}, minItems: 1, maxItems: 2, uniqueItems: true}, 'list of string · at least 1 entry · at most 2 entries · no entry twice · pattern ^a$'],
];

/** Documents that no page is made from, and the line that says so. */
// prettier-ignore
export const refused: readonly [name: string, document: Json, line: string][] = [
  ['a reference to an anchor', documentWith(answer({$ref: '#node'}), {Node: {$anchor: 'node'}}), 'its reference "#node" names no component, which is not supported, at paths > /items > get > responses > 200 > content > application/json > schema'],
  ['a reference to another file', documentWith(answer({$ref: 'a.yaml#/B'})), 'its reference "a.yaml#/B" leaves the document, at paths > /items > get > responses > 200 > content > application/json > schema'],
  ['a reference into a component', documentWith({}, {A: {items: {$ref: '#/components/schemas/A/items'}}}), 'its reference "#/components/schemas/A/items" names no component, which is not supported, at components > schemas > A > items'],
  ['a reference in an example', documentWith({}, {A: {example: {$ref: '#/nowhere'}}}), 'its "$ref" in the data at components > schemas > A > example is not supported'],
  ['a limit of 3.0', documentWith(query({schema: {minimum: 3, exclusiveMinimum: true}})), 'its "exclusiveMinimum" at paths > /items > get > parameters > 0 > schema is not supported'],
  ['a type beside a reference', documentWith({}, {A: {...ref('B'), nullable: true}, B: {}}), 'its "nullable" beside a reference at components > schemas > A is not supported'],
  ['a dynamic reference', documentWith({}, {A: {$dynamicRef: '#node'}}), 'its "$dynamicRef" at components > schemas > A is not supported'],
  ['a later version', {...documentWith(), openapi: '3.2.0'}, 'it has no line "openapi: 3.0.x" or "openapi: 3.1.x"'],
  ['half a version', {...documentWith(), openapi: '3.0'}, 'it has no line "openapi: 3.0.x" or "openapi: 3.1.x"'],
  ['an earlier version', {swagger: '2.0', info: {title: 'A', version: '1'}, paths: {}}, 'it has no line "openapi: 3.0.x" or "openapi: 3.1.x"'],
  ['nothing to show', {...documentWith(), paths: {}}, 'it has no paths'],
  ['a callback', documentWith({callbacks: {onData: {}}}), 'its "callbacks" at paths > /items > get is not supported'],
  ['a webhook', documentWith({}, {}, {webhooks: {newAlert: {}}}), 'its "webhooks" at the top is not supported'],
  ['several tags', documentWith({tags: ['a', 'b']}), 'GET /items has several tags, which is not supported'],
  ['an example elsewhere', documentWith(query({schema: {}, examples: {a: {externalValue: 'a.json'}}})), 'its "externalValue" at paths > /items > get > parameters > 0 > examples > a is not supported'],
  ['a header in JSON', documentWith({responses: {'200': {description: 'Fine', headers: {Limit: {content: {}}}}}}), 'GET /items has a header "Limit" of 200 of a kind that is not supported'],
  ['a link', documentWith({responses: {'200': {description: 'Fine', links: {}}}}), 'its "links" at paths > /items > get > responses > 200 is not supported'],
  ['sign-in', documentWith({security: [{key: []}]}), 'its "security" at paths > /items > get is not supported'],
  ['a discriminator', documentWith({}, {A: {discriminator: {propertyName: 'kind'}}}), 'its "discriminator" at components > schemas > A is not supported'],
  ['a pattern of keys', documentWith({}, {A: {patternProperties: {}}}), 'its "patternProperties" at components > schemas > A is not supported'],
  ['a server of its own', documentWith({servers: [{url: 'https://a.example'}]}), 'its "servers" at paths > /items > get is not supported'],
  ['a variable of a server', documentWith({}, {}, {servers: [{url: 'https://{a}', variables: {a: {default: 'b'}}}]}), 'its "variables" at servers > 0 is not supported'],
  ['a style of a parameter', documentWith(query({style: 'deepObject', schema: {}})), 'its "style" at paths > /items > get > parameters > 0 is not supported'],
  ['a parameter in JSON', documentWith(query({content: {}})), 'GET /items has a parameter "q" of a kind that is not supported'],
  ['a cookie', documentWith(query({in: 'cookie', schema: text})), 'GET /items has a parameter "q" of a kind that is not supported'],
  ['a format in JSON', documentWith(body({'application/merge-patch+json': {}})), 'GET /items takes no application/json, which is not supported'],
  ['a form', documentWith(body({'multipart/form-data': {schema: object({})}})), 'GET /items takes no application/json, which is not supported'],
];
