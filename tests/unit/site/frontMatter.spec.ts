import {expect, test} from '@playwright/test';

import {frontMatterFaults, parseFrontMatter} from '../../../src/site/frontMatter';
import {mcp} from '../../../src/site/products';

const filePath = `/site/${mcp.docsFolder}/toolhive/quickstart.mdx`;
const sound = {
  title: 'Quickstart',
  description: 'Install the command line tool, start a first server and connect it to an editor.',
  kind: 'tutorial',
};

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
