import {expect, test} from '@playwright/test';

import {builtPage} from '../support/built';
import {sitemapPaths} from '../support/sitemap';

import {bodyOf, copyOf} from './markdown';
import {addedWords, lostWords} from './words';

test('a copy, which is made from the source, has the words of the rendered page, and no others', () => {
  for (const path of sitemapPaths()) {
    const {$} = builtPage(path);
    // Without the line about the index.
    const copied = bodyOf(copyOf(path)).replace(/^\n> .*\n/, '');
    expect.soft(lostWords($, copied), path).toEqual([]);
    expect.soft(addedWords($, copied), path).toEqual([]);
  }
});
