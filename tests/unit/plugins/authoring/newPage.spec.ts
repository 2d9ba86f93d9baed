import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {readAsks} from '../../../../src/data/asks/read';
import {newPage} from '../../../../src/plugins/authoring/newPage';
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

test('a new page has its place in the sidebar, and an empty list of phrasings beside it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'new-page-'));
  cpSync(join(siteDir, 'sidebars-mcp.ts'), join(folder, 'sidebars-mcp.ts'));
  const file = 'docs-mcp/toolhive/how-to/read-audit-logs.mdx';
  const options = {file, kind: 'how-to', title: 'Read audit logs', description: 'Where they are written. '.repeat(4)};
  newPage(folder, options);
  expect(readFileSync(join(folder, 'sidebars-mcp.ts'), 'utf8')).toMatch(
    /'toolhive\/how-to\/[\w-]+',\s+'toolhive\/how-to\/read-audit-logs',\n/,
  );
  expect(readAsks(folder, file)).toEqual({
    file: file.replace('.mdx', '.asks.yaml'),
    aliases: [],
    page: [],
    sections: {},
  });
  rmSync(join(folder, file));
  expect(() => newPage(folder, options)).toThrow(/asks\.yaml exists$/);
});
