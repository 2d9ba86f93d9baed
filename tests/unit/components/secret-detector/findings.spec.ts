import {expect, test} from '@playwright/test';

import {detect} from '../../../../src/components/SecretDetector/detect';
import {longestText, statusOf} from '../../../../src/components/SecretDetector/statusOf';

const key = 'AKIAIOSFODNN7EXAMPLE';
const value = 'EXAMPLEabcdefghijklmnop0123';

// A line for each text reads better than the same on many lines.
// prettier-ignore
for (const [what, text, found] of [
  ['a repeat is listed once, where it reaches the model', `a="${key}"\n\na="${key}"`, [[1, key, false], [3, undefined, true]]],
  ['a repeat inside of what is replaced anyway is not listed', `${key},${key}`, [[1, `${key},${key}`, false]]],
  ['a placeholder that is put elsewhere lets the secret through', `one\f\nkey ${key}\nlast`, [[3, 'last', true]]],
  ['a part that is named again lets the secret through', `${value}; X = ${value}`, [[1, `${value};`, true]]],
  ['fences are searched each by itself, and lines go on', `one\n\`\`\`\n${key}\n\`\`\`\n${key}`, [[3, key, false], [5, key, false]]],
] as const) {
  test(what, () => {
    expect(detect(text)?.findings.map(({line, replaced, isSent}) => [line, replaced, isSent])).toEqual(found);
  });
}

test('what is left of a placeholder that another one cut is no text of the visitor', () => {
  const pieces = detect(`${key},GSK_EXAMPLE end`)?.pieces ?? [];
  expect(pieces.map(({isPlaceholder}) => isPlaceholder)).toEqual([true, true, false]);
  expect(pieces.at(-1)?.text).toBe(' end');
});

test('a visitor reads how far a long search is, and that a text is too long', () => {
  expect(statusOf(key, {phase: 'searching'})).toBe('Searching…');
  expect(statusOf(key, {phase: 'stopped'})).toContain('The search took too long');
  expect(statusOf('a'.repeat(longestText + 1), {phase: 'waiting'})).toBe(
    'The detector takes 20,000 characters. This text has 20,001.',
  );
});
