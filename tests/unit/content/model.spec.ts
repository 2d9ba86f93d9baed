import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {expect, test} from '@playwright/test';

import {contentOf} from '../../../src/content';
import {element} from '../../../src/content/elements';
import {convert} from '../../../src/plugins/publish/copies/convert';
import {sectionsOf} from '../../../src/plugins/publish/search/sections';

const head = '---\ntitle: T\n---\n\n';

/** Content of a page, with files beside it. */
function contentIn(page: string, beside: Readonly<Record<string, string>> = {}) {
  const dir = test.info().outputPath('site');
  for (const [name, text] of Object.entries({...beside, 'page.mdx': head + page})) {
    mkdirSync(dirname(join(dir, name)), {recursive: true});
    writeFileSync(join(dir, name), text);
  }
  return element('main', {}, [element('h1', {}, ['T']), ...contentOf(dir, 'page.mdx', [])]);
}

const tabs =
  '<Tabs groupId="os">\n<TabItem value="a" label="macOS">\n\nUse brew.\n\n</TabItem>\n<TabItem value="Linux">\n\nUse `apt`.\n\n</TabItem>\n</Tabs>';
const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``;

for (const [what, page, copied, searched] of [
  ['an admonition', ':::tip\n\nText.\n\n:::', '> **Tip**\n>\n> Text.', 'Tip Text.'],
  [
    'tabs, of which the first is searched',
    tabs,
    '- **macOS**\n\n  Use brew.\n\n- **Linux**\n\n  Use `apt`.',
    'Use brew.',
  ],
  [
    'a sample with its title',
    fence('yaml title="a.yaml"', '# highlight-next-line\na: 1'),
    fence('yaml title="a.yaml"', 'a: 1'),
    'a.yaml a: 1',
  ],
  ['a diagram, which is copied only', fence('mermaid', 'graph TB'), fence('mermaid', 'graph TB'), ''],
  ['comments', 'One {/* source: a.go#L1 */}two.\n\n{/* run: a */}', 'One two.', 'One two.'],
  ['an example of an API', '<ApiExample text={"{\\n}"} />', fence('json', '{\n}'), ''],
  [
    'a request of an API',
    '<ApiRequest operation={{"sample": {"method": "GET", "url": "http://a/b", "response": "json"}}} />',
    fence('bash', 'curl http://a/b'),
    '',
  ],
] as const) {
  test(`search and copy have ${what}`, () => {
    const content = contentIn(page);
    expect(convert(content, (href) => href)).toBe(`# T\n\n${copied}\n`);
    expect(sectionsOf(content).map(({text}) => text)).toEqual([searched]);
  });
}

for (const [what, page, fault] of [
  ['a component without a rule', 'Text.\n\n<Chart />', 'page.mdx: line 7: <Chart> has no rule'],
  ['an unknown admonition', ':::hint\n\nText.\n\n:::', 'page.mdx: line 5: there is no admonition "hint"'],
  ['an expression', 'One {1 + 1}.', 'page.mdx: line 5: {1 + 1} is no text'],
] as const) {
  test(`an author reads which line has ${what}`, () => {
    expect(() => contentIn(page)).toThrow(fault);
  });
}
