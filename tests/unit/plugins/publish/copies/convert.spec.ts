import {expect, test} from '@playwright/test';
import {fromHtml} from 'hast-util-from-html';

import {builtArticle} from '../../../../../src/plugins/publish/articles';
import {pageFrom, type Site} from '../../../../../src/plugins/publish/copies/pages';
import {fixture} from '../../../../support/fixtures';

/** A site with two pages and a base path. */
const site: Site = {
  name: 'Example docs',
  url: 'https://docs.example.com',
  baseUrl: '/d/',
  routes: new Set(['/d/', '/d/guide', '/d/guide/start']),
};

const {parts} = fixture<{parts: Readonly<Record<string, {html: string; copy: string}>>}>('copies');

for (const [what, {html, copy}] of Object.entries(parts)) {
  test(`an agent reads ${what}`, () => {
    const page = `<!doctype html><head><title>T</title></head><body><nav>Menu</nav><main><h1>T</h1>${html}</main></body>`;
    expect(pageFrom(site, builtArticle('/d/guide', fromHtml(page))).body).toBe(`# T\n\n${copy}`);
  });
}
