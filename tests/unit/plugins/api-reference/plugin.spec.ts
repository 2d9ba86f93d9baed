import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';

import {expect, test} from '@playwright/test';

import {apiDocs} from '../../../../src/plugins/api-reference';
import {indexName, namedDocument, operationName} from '../../../../src/plugins/api-reference/parts';
import {siteDir} from '../../../support/site';

import {kinds} from './kinds';
import {referenceOf} from './page';

test('the plugin writes every part of a document of every kind', () => {
  test.setTimeout(300_000);
  const dir = mkdtempSync(join(tmpdir(), 'openapi-plugin-'));
  ['node_modules', 'src'].forEach((name) => symlinkSync(join(siteDir, name), join(dir, name)));
  mkdirSync(join(dir, 'docs'));
  const pages = kinds.map(({name, document}, i) => ({name, id: `kind${i}`, reference: referenceOf(document)}));
  pages.forEach(({id, reference}) => writeFileSync(join(dir, `${id}.json`), JSON.stringify(namedDocument(reference))));
  const options = {...apiDocs.config.mcp, markdownGenerators: undefined};
  const config = Object.fromEntries(pages.map(({id}) => [id, {...options, specPath: `${id}.json`, outputDir: id}]));
  const plugin = ['docusaurus-plugin-openapi-docs', {id: 'api', docsPluginId: 'default', config}];
  const site = {title: 'Kinds', url: 'https://example.com', baseUrl: '/', plugins: [plugin]};
  writeFileSync(join(dir, 'docusaurus.config.js'), `module.exports = ${JSON.stringify(site)};`);
  const program = join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  execFileSync(process.execPath, [program, 'gen-api-docs', 'all'], {cwd: dir, stdio: 'pipe', maxBuffer: 2 ** 28});
  const missing = pages.flatMap(({name, id, reference}) => {
    const files = readdirSync(join(dir, id), {recursive: true, encoding: 'utf8'}).map((file) => basename(file));
    return [indexName, ...reference.operations.map((_, i) => operationName(i))]
      .filter((part) => !files.some((file) => file.startsWith(`${part}.`)))
      .map((part) => `${name}: ${part}`);
  });
  expect(missing).toEqual([]);
});
