import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {parseMdx} from '../../../src/data/mdx';
import {readText} from '../../../src/data/readText';

const page = '---\ntitle: Logs\n---\n\nText.\n\n```text\none\ntwo\n```\n';

test('a file reads alike whether an editor saved it on Linux or on Windows', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'read-text-')), 'page.mdx');
  for (const text of [page, `\uFEFF${page}`, page.replaceAll('\n', '\r\n'), `\uFEFF${page.replaceAll('\n', '\r\n')}`]) {
    writeFileSync(file, text);
    expect(readText(file)).toBe(page);
    expect(parseMdx(text)).toEqual(parseMdx(page));
  }
});
