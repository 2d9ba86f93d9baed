import {mkdirSync, writeFileSync} from 'node:fs';

import {expect, test} from '@playwright/test';

import {readAsks, strayAsks} from '../../../../src/data/asks/read';

test('phrasings are next to their page, and without a page they are a fault', async () => {
  const site = test.info().outputPath();
  mkdirSync(`${site}/docs/how-to`, {recursive: true});
  writeFileSync(`${site}/docs/how-to/run.mdx`, '');
  writeFileSync(`${site}/docs/how-to/run.asks.yaml`, 'page:\n  - launch my tool\n');
  writeFileSync(`${site}/docs/how-to/gone.asks.yaml`, 'page:\n  - x\n');
  expect(readAsks(site, 'docs/how-to/run.mdx')?.page).toEqual(['launch my tool']);
  expect(readAsks(site, 'docs/how-to/other.mdx')).toBeUndefined();
  expect(strayAsks(site, 'docs')).toEqual(['docs/how-to/gone.asks.yaml']);
});
