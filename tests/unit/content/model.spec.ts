import {mkdirSync, writeFileSync} from 'node:fs';

import {expect, test} from '@playwright/test';

import {contentOf} from '../../../src/content';
import {element} from '../../../src/content/elements';
import {convert} from '../../../src/plugins/publish/copies/convert';
import {sectionsOf} from '../../../src/plugins/publish/search/sections';
import {fixture} from '../../support/fixtures';

const {pages} = fixture<{pages: Readonly<Record<string, {mdx: string; copy: string; search: string}>>}>('copies');

/** Content of a page. */
function contentIn(page: string) {
  const dir = test.info().outputPath('site');
  mkdirSync(dir, {recursive: true});
  writeFileSync(`${dir}/page.mdx`, `---\ntitle: T\n---\n\n${page}`);
  return element('main', {}, [element('h1', {}, ['T']), ...contentOf(dir, 'page.mdx', [])]);
}

for (const [what, {mdx, copy, search}] of Object.entries(pages)) {
  test(`search and copy have ${what}`, () => {
    const content = contentIn(mdx);
    expect(convert(content, (href) => href)).toBe(`# T\n\n${copy}`);
    expect(sectionsOf(content).map(({text}) => text)).toEqual([search]);
  });
}
