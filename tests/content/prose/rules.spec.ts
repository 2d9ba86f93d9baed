import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {parsePage} from './parse';
import {rules} from './rules';

const folder = join(__dirname, '../../fixtures/prose');
const fixture = (name: string) => {
  const text = readFileSync(join(folder, `${name}.mdx`), 'utf8');
  return {text, page: parsePage(`docs-mcp/${name}.mdx`, text)};
};

/**
 * Lines that the comments of a bad page mark as wrong: `{/* fault *\/}` is its own line, `+2` and `-1` are offsets,
 * other numbers are lines of the file, `end` is the last one.
 */
function expectedLines(text: string): number[] {
  const lines = text.split('\n');
  return lines
    .flatMap((line, i) =>
      [...line.matchAll(/\{\/\* fault ?(\S*) \*\/\}/g)].map(([, at = '']) => resolve(at, i + 1, lines)),
    )
    .sort((a, b) => a - b);
}

function resolve(at: string, line: number, lines: readonly string[]): number {
  if (at === 'end') {
    return lines.length;
  }
  return /^[+-]|^$/.test(at) ? line + Number(at) : Number(at);
}

for (const [name, rule] of Object.entries(rules)) {
  test(`the rule ${name} finds nothing in its good page`, () => {
    expect(rule(fixture(`${name}.good`).page)).toEqual([]);
  });

  test(`the rule ${name} finds each fault of its bad page`, () => {
    const {page, text} = fixture(`${name}.bad`);
    expect(
      rule(page)
        .map(({line}) => line)
        .sort((a, b) => a - b),
    ).toEqual(expectedLines(text));
    expect(expectedLines(text).length).toBeGreaterThan(0);
  });
}

test('every fixture belongs to a rule', () => {
  const known = Object.keys(rules).flatMap((name) => [`${name}.bad.mdx`, `${name}.good.mdx`]);
  expect(readdirSync(folder).sort()).toEqual(known.sort());
});
