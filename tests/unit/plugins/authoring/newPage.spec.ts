import {spawnSync} from 'node:child_process';

import {expect, test} from '@playwright/test';

import {siteDir} from '../../../support/site';

test('an author reads in one line why no page is made', () => {
  const matter = [
    '--kind',
    'how-to',
    '--title',
    'Read and protect logs',
    '--description',
    'Follow the logs. '.repeat(6),
  ];
  const file = 'docs-mcp/toolhive/how-to/logs.mdx';
  const {status, stderr} = spawnSync(process.execPath, ['src/docusaurus.mjs', 'new:page', file, ...matter], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  expect(stderr).toBe(`${file} exists\n`);
  expect(status).toBe(1);
});
