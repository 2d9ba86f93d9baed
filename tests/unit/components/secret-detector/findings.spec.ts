import {expect, test} from '@playwright/test';

import {detect} from '../../../../src/components/SecretDetector/detect';
import {longestText, statusOf} from '../../../../src/components/SecretDetector/statusOf';

const key = 'AKIAIOSFODNN7EXAMPLE';
const outcomes = (text: string) =>
  detect(text)?.findings.map(({line, replaced, isSent}) => [line, replaced, isSent] as const);
const statusAfter = (text: string) => statusOf(text, {phase: 'done', redaction: detect(text)});

test('a repeat is listed once, with the line where it reaches the model', () => {
  expect(outcomes(`a="${key}"\n\na="${key}"`)).toEqual([
    [1, key, false],
    [3, undefined, true],
  ]);
});

test('a repeat inside of what is replaced anyway is not listed', () => {
  expect(outcomes(`${key},${key}`)).toEqual([[1, `${key},${key}`, false]]);
});

test('a secret whose placeholder is put elsewhere reaches the model', () => {
  expect(outcomes(`one\f\nkey ${key}\nlast`)).toEqual([[3, 'last', true]]);
  const value = 'EXAMPLEabcdefghijklmnop0123';
  expect(outcomes(`${value}; X = ${value}`)).toEqual([[1, `${value};`, true]]);
});

test('lines are counted through code fences, and each fence is searched by itself', () => {
  expect(outcomes(`one\n\`\`\`\n${key}\n\`\`\`\n${key}`)).toEqual([
    [3, key, false],
    [5, key, false],
  ]);
});

test('what is left of a placeholder that another one cut is no text of the visitor', () => {
  const pieces = detect(`${key},GSK_EXAMPLE end`)?.pieces ?? [];
  expect(pieces.map(({isPlaceholder}) => isPlaceholder)).toEqual([true, true, false]);
  expect(pieces.at(-1)?.text).toBe(' end');
});

for (const [text, said] of [
  ['', 'Paste a text to search it.'],
  ['Hello', 'CodeGate finds no secret. The model receives the text unchanged.'],
  [key, 'CodeGate replaces 1 secret.'],
  [`a=${key} b=${key}\n`, 'CodeGate replaces 1 secret. It finds 1 more and sends it unchanged.'],
  [`one\f\nkey ${key}\nlast`, 'CodeGate finds 1 secret and sends it unchanged.'],
  [`one\f${key}`, 'CodeGate fails on this text with status 500. The model receives nothing.'],
] as const) {
  test(`a visitor reads "${said}"`, () => {
    expect(statusAfter(text)).toBe(said);
  });
}

test('a visitor reads how far a long search is, and that a text is too long', () => {
  expect(statusOf(key, {phase: 'searching'})).toBe('Searching…');
  expect(statusOf(key, {phase: 'stopped'})).toContain('The search took too long');
  expect(statusOf('a'.repeat(longestText + 1), {phase: 'waiting'})).toBe(
    'The detector takes 20,000 characters. This text has 20,001.',
  );
});
