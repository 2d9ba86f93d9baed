import {expect, test} from '@playwright/test';

import {schemaProblems} from '../../../../src/data/checks/schema';

const schema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: {type: 'string', minLength: 2, maxLength: 4, pattern: '^[a-z]+$'},
    port: {type: 'integer', minimum: 1, maximum: 65535},
    transport: {enum: ['stdio', 'sse']},
    args: {type: 'array', minItems: 1, maxItems: 2, uniqueItems: true, items: {type: 'string'}},
    limit: {anyOf: [{type: 'integer'}, {type: 'string', pattern: '^\\d+m$'}]},
    more: {$ref: '#/$defs/more'},
    labels: {type: 'object', additionalProperties: {type: 'string'}},
    kind: {const: 'a'},
  },
  $defs: {more: {type: 'object', properties: {on: {type: 'boolean'}}}},
};

test('a value that follows the schema has no problem', () => {
  const value = {name: 'ab', port: 1, transport: 'sse', args: ['a'], limit: '5m', more: {on: true}, labels: {a: 'b'}};
  expect(schemaProblems(schema, value)).toEqual([]);
});

for (const [value, problem] of [
  [[], 'top level: must be object'],
  [{}, "top level: must have required property 'name'"],
  [{name: 'a'}, 'name: must NOT have fewer than 2 characters'],
  [{name: 'abcde'}, 'name: must NOT have more than 4 characters'],
  [{name: 'AB'}, 'name: must match pattern "^[a-z]+$"'],
  [{name: 7}, 'name: must be string'],
  [{name: 'ab', port: 1.5}, 'port: must be integer'],
  [{name: 'ab', port: 0}, 'port: must be >= 1'],
  [{name: 'ab', port: 70_000}, 'port: must be <= 65535'],
  [{name: 'ab', transport: 'ssl'}, 'transport: unknown value "ssl"; nearest valid name: "sse"'],
  [{name: 'ab', args: []}, 'args: must NOT have fewer than 1 items'],
  [{name: 'ab', args: ['a', 'b', 'c']}, 'args: must NOT have more than 2 items'],
  [{name: 'ab', args: ['a', 'a']}, 'args: must NOT have duplicate items'],
  [{name: 'ab', args: [1]}, 'args[0]: must be string'],
  [{name: 'ab', limit: true}, 'limit: must be integer'],
  [{name: 'ab', more: {off: true}}, 'more: unknown key "off"; nearest valid name: "on"'],
  [{name: 'ab', labels: {a: 1}}, 'labels.a: must be string'],
  [{name: 'ab', kind: 'b'}, 'kind: must be "a"'],
  [{name: 'ab', prot: 1}, 'top level: unknown key "prot"; nearest valid name: "port"'],
] as const) {
  test(`a reader is told: ${problem}`, () => {
    expect(schemaProblems(schema, value)).toContain(problem);
  });
}

test('a keyword that is not known stops the check, so that no schema is read by half', () => {
  expect(() => schemaProblems({patternProperties: {}}, {})).toThrow(
    'the schema keyword "patternProperties" is not known',
  );
  expect(() => schemaProblems({$ref: '#/$defs/gone'}, {})).toThrow('the schema has no "#/$defs/gone"');
});
