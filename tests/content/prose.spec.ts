import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';
import {parse} from 'yaml';

import {sourceFiles} from '../../src/plugins/authoring/pages';
import {siteDir} from '../support/site';

import {type Block, parsePage} from './prose/page';
import {proseRules, words} from './prose/rules';
import {once} from './samples/pages';

const pages = once(() => sourceFiles(siteDir).map(({file, text}) => parsePage(file, text)));

for (const [name, rule] of Object.entries(proseRules)) {
  test(`every page keeps the rule ${name}`, () => {
    const faults = pages().flatMap((page) => rule(page).map(({line, message}) => `${page.file}:${line}: ${message}`));
    expect(faults).toEqual([]);
  });
}

const matter = (kind: string) =>
  `---\ntitle: Run a server\ndescription: ${'How it starts and stops. '.repeat(4)}\nkind: ${kind}\n---\n`;
const guide = `${matter('how-to')}\n## Before you begin\n\n## Next steps\n`;
const tabsOf = (group: string, label: string) =>
  `<Tabs groupId="${group}">\n<TabItem value="macos" label="${label}">\n\nText.\n\n</TabItem>\n</Tabs>\n`;

/** Pages by rule, and the lines of their faults. */
const cases: Readonly<Record<string, readonly [text: string, lines: readonly number[]][]>> = {
  structure: [
    [guide, []],
    [`${matter('concept')}\n## Why\n\n## Next steps\n`, []],
    [matter('reference'), []],
    [guide.replace('## Before', '## What'), [1]],
    [guide.replace('## Next', '## Other'), [1]],
    [`${guide}\n## More\n`, [1]],
    [matter('overview'), [1]],
  ],
  tabs: [
    [tabsOf('os', 'macOS'), []],
    [tabsOf('os', 'Mac'), [2]],
    [tabsOf('system', 'macOS'), [1]],
    [tabsOf('runtime', 'Docker'), [2]],
  ],
  words: [
    ['Run ToolHive with `docker` from https://github.com/a/toolhive.\n', []],
    ['Toolhive and\nCode\nGate.\n', [1, 2]],
    ['| a | vscode |\n| - | - |\n| `json` | json |\n', [1, 3]],
    ['## Simply run it\n\nPlease\nnote that.\n', [1, 3, 4]],
  ],
};

for (const [name, rule] of Object.entries(proseRules)) {
  for (const [text, lines] of cases[name] ?? []) {
    test(`the rule ${name} finds ${lines.length} faults in ${JSON.stringify(text).slice(-60)}`, () => {
      const found = rule(parsePage('docs-mcp/a.mdx', text)).map(({line}) => line);
      expect(found.sort((a, b) => a - b)).toEqual(lines);
    });
  }
}

const proseKeys = new Set('description summary changes when notes result text title x-reason'.split(' '));

/** Sentences of parsed data, without code; their line is the number of the sentence. */
function sentencesIn(data: unknown): Block[] {
  const texts = (value: unknown, key: string): string[] => {
    if (typeof value === 'string') {
      return proseKeys.has(key) ? [value] : [];
    }
    return Array.isArray(value)
      ? value.flatMap((entry) => texts(entry, key))
      : Object.entries(value ?? {}).flatMap(([name, entry]) => (/^examples?$/.test(name) ? [] : texts(entry, name)));
  };
  return texts(data, '').map((text, i) => ({
    text: text.replaceAll(/`[^`]*`|"[^"]*"/g, '`…`').replaceAll(/\]\([^)]*\)/g, ']'),
    line: i + 1,
    depth: 0,
  }));
}

for (const file of [
  ...['cli.json', 'clients.json', 'crd.json', 'openapi.yaml', 'overlay.json'].map((name) => `mcp/${name}`),
  ...['commands.json', 'config.json', 'openapi.json', 'overlay.json', 'releases.json'].map((name) => `gateway/${name}`),
]) {
  test(`the sentences of specs/${file} keep the rule for words`, () => {
    const blocks = sentencesIn(parse(readFileSync(join(siteDir, 'specs', file), 'utf8')));
    expect(blocks.length).toBeGreaterThan(10);
    expect(words({blocks}).map(({line, message}) => `${message}: ${blocks[line - 1]?.text}`)).toEqual([]);
  });
}
