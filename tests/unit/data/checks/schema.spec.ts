import {expect, test} from '@playwright/test';

import {schemaProblems} from '../../../../src/data/checks/schema';
import {fixture} from '../../../support/fixtures';

const {schema, right, wrong} = fixture<{schema: object; right: unknown; wrong: Record<string, unknown>}>('schema');

test('a value that follows the schema has no problem', () => {
  expect(schemaProblems(schema, right)).toEqual([]);
});

for (const [problem, value] of Object.entries(wrong)) {
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
