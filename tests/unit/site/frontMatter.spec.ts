import {expect, test} from '@playwright/test';

import {frontMatterFaults, parseFrontMatter} from '../../../src/site/frontMatter';
import {mcp} from '../../../src/site/products';

const filePath = `/site/${mcp.docsFolder}/toolhive/quickstart.mdx`;
const sound = {
  title: 'Quickstart',
  description: 'Install the command line tool, start a first server and connect it to an editor.',
  kind: 'tutorial',
};

const faults: [change: Record<string, unknown>, fault: string][] = [
  [{title: ''}, 'title must have 1 to 60 characters'],
  [{title: 'x'.repeat(61)}, 'title must have 1 to 60 characters'],
  [{description: 'Too short.'}, 'description must have 70 to 160 characters'],
  [{description: 'x'.repeat(161)}, 'description must have 70 to 160 characters'],
  [{description: `Quickstart. ${sound.description}`}, 'description must not repeat the title'],
  [{kind: 'guide'}, 'kind must be one of overview, tutorial, how-to, concept, reference'],
  [{sidebar_label: 'x'.repeat(33)}, 'sidebar_label must have 1 to 32 characters'],
  [{sidebar_position: 3}, 'unknown key "sidebar_position"'],
];

for (const [change, fault] of faults) {
  test(`an author is told: ${fault} (${JSON.stringify(change).slice(0, 32)})`, () => {
    expect(frontMatterFaults(filePath, {...sound, ...change})).toEqual([fault]);
  });
}

test('sound front matter has no faults, with or without a label', () => {
  expect(frontMatterFaults(filePath, sound)).toEqual([]);
  expect(frontMatterFaults(filePath, {...sound, sidebar_label: 'Start'})).toEqual([]);
});

test('all faults of a page are told at once', () => {
  expect(frontMatterFaults(filePath, {})).toHaveLength(3);
});

test('the build stops with one line that names the page and its faults', async () => {
  const defaultParseFrontMatter = () => Promise.resolve({frontMatter: {...sound, kind: 'guide'}, content: ''});
  const parse = (path: string) => parseFrontMatter({filePath: path, fileContent: '', defaultParseFrontMatter});
  await expect(parse(filePath)).rejects.toThrow(`${filePath}: front matter: kind must be one of`);
  await expect(parse(filePath.replace('quickstart', '_partials/_text'))).resolves.toBeDefined();
});
