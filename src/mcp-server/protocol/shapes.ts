import {schemaProblems} from '../../data/checks/schema';

const text = {type: 'string'};
const anything = {type: 'object', additionalProperties: true};
const cursor = {cursor: text};

function shape(properties: object, required: readonly string[] = []): object {
  return {type: 'object', required, properties: {...properties, _meta: anything}, additionalProperties: true};
}

/** What the parameters of each method look like, as far as the server reads them. */
const shapes: Readonly<Record<string, object | undefined>> = {
  initialize: shape(
    {
      protocolVersion: text,
      capabilities: anything,
      clientInfo: {
        type: 'object',
        required: ['name', 'version'],
        properties: {name: text, version: text},
        additionalProperties: true,
      },
    },
    ['protocolVersion', 'capabilities', 'clientInfo'],
  ),
  'tools/call': shape({name: text, arguments: anything}, ['name']),
  'tools/list': shape(cursor),
  'resources/read': shape({uri: text}, ['uri']),
  'resources/list': shape(cursor),
  'resources/templates/list': shape(cursor),
  'prompts/get': shape({name: text, arguments: {type: 'object', additionalProperties: text}}, ['name']),
  'prompts/list': shape(cursor),
  'completion/complete': shape(
    {
      ref: {
        type: 'object',
        required: ['type'],
        properties: {type: {enum: ['ref/prompt', 'ref/resource']}, name: text, uri: text},
        additionalProperties: true,
      },
      argument: {
        type: 'object',
        required: ['name', 'value'],
        properties: {name: text, value: text},
        additionalProperties: true,
      },
    },
    ['ref', 'argument'],
  ),
};

/** Says in one sentence what is wrong with the parameters of a request; undefined when nothing is. */
export function paramsFault(method: string, params: unknown): string | undefined {
  const problems = schemaProblems(shapes[method] ?? shape({}), params ?? {});
  return problems.length > 0 ? `${method}: ${problems.join('; ')}.` : undefined;
}
