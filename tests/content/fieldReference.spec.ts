import {expect, test} from '@playwright/test';

import {readRuns} from '../../src/data/runs/read';
import {mcp} from '../../src/site/products';
import {siteDir} from '../support/site';

import {read, readData} from './samples/pages';

interface Decisions {
  readonly created: string;
  readonly changed: string;
  readonly removed?: string;
}

interface Field extends Decisions {
  readonly reaches: 'server' | 'proxy' | 'both' | 'none';
}

const {fields} = readData<{fields: Record<string, Field>}>('specs/mcp/crd.json');
const page = read('docs-mcp/toolhive/kubernetes/field-reference.mdx');
const words: Readonly<Record<string, RegExp>> = {applied: /^Applied\b/, partly: /^\*\*Partly/, never: /^\*\*Never/};
const effects: Readonly<Record<Field['reaches'], RegExp>> = {
  server: /^Server\b(?! and)/,
  both: /^Server and proxy/,
  proxy: /^Proxy/,
  none: /^None\b/,
};

test('the data say of each field what the operator was recorded to do', () => {
  const table = readRuns(siteDir, mcp.id)
    .find(({name}) => name === 'operator/decisions')
    ?.steps.at(-1)?.output;
  const [head, ...rows] = (table ?? '').trim().split('\n');
  const starts = ['FIELD', 'CREATED', 'CHANGED', 'REMOVED'].map((word) => (head ?? '').indexOf(word));
  const recorded = rows.map((row) => starts.map((start, i) => row.slice(start, starts[i + 1]).trim()));
  expect(recorded.length).toBeGreaterThan(15);
  for (const [name = '', created = '', changed = '', removed = ''] of recorded) {
    const key = Object.keys(fields)
      .filter((field) => name === field || name.startsWith(`${field}.`))
      .sort((a, b) => b.length - a.length)[0];
    expect(decisionsOf(fields[key ?? '']), name).toEqual({
      created: decision(created),
      changed: decision(changed),
      removed: decision(removed),
    });
  }
});

for (const [name, field] of Object.entries(fields)) {
  test(`the reference says of ${name} what the data say`, () => {
    const [, created = '', changed = '', removed = ''] = rowOf('## When a change is applied', name);
    expect(created).toMatch(words[field.created]!);
    expect(changed).toMatch(words[field.changed]!);
    expect(removed).toMatch(words[field.removed ?? ''] ?? /^–/);
    const effect = rowOf(name.startsWith('oidcConfig.') ? '## Sign-in fields' : '## Specification', name)[3];
    expect(effect).toMatch(effects[field.reaches]);
  });
}

function decisionsOf(field?: Field): Decisions | undefined {
  return field && {created: field.created, changed: field.changed, removed: field.removed ?? '-'};
}

function decision(cell: string): string {
  return cell === 'no effect' ? 'never' : cell.startsWith('not: ') ? 'partly' : cell;
}

/** Cells of a field's row in the section whose heading begins so. */
function rowOf(heading: string, name: string): string[] {
  const section = page.split(/^(?=## )/m).find((text) => text.startsWith(heading)) ?? '';
  const short = name.replace('oidcConfig.', '');
  const isIts = (cell = '') => cell.includes(`\`${name}\``) || (name !== short && cell === `\`${short}\``);
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  const cells = rows.map((line) =>
    line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim()),
  );
  return cells.find(([cell]) => isIts(cell)) ?? [];
}
