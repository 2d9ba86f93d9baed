import {schemaProblems} from '../../data/checks/schema';

const text = {type: 'string'};
const anything = {type: 'object', additionalProperties: true};
const cursor = {cursor: text};

function object(properties: object, required: readonly string[] = []): object {
  return {type: 'object', required, properties, additionalProperties: true};
}

function shape(properties: object, required?: readonly string[]): object {
  return object({...properties, _meta: anything}, required);
}

/** Schemas of the parameters that the server reads, by method. */
const shapes: Readonly<Record<string, object | undefined>> = {
  initialize: shape(
    {
      protocolVersion: text,
      capabilities: anything,
      clientInfo: object({name: text, version: text}, ['name', 'version']),
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
      ref: object({type: {enum: ['ref/prompt', 'ref/resource']}, name: text, uri: text}, ['type']),
      argument: object({name: text, value: text}, ['name', 'value']),
    },
    ['ref', 'argument'],
  ),
};

/** What is wrong with the parameters of a request, in one sentence. */
export function paramsFault(method: string, params: unknown): string | undefined {
  const problems = schemaProblems(shapes[method] ?? shape({}), params ?? {});
  return problems.length > 0 ? `${method}: ${problems.join('; ')}.` : undefined;
}
