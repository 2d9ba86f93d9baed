import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {namedDocument} from '../../../../src/plugins/api-reference/names';
import {siteDir} from '../../../support/site';

import {kinds} from './kinds';
import {partsOf, referenceOf} from './page';

test('the plugin writes every part of a document of every kind', () => {
  test.setTimeout(300_000);
  const dir = mkdtempSync(join(tmpdir(), 'openapi-plugin-'));
  symlinkSync(join(siteDir, 'node_modules'), join(dir, 'node_modules'));
  mkdirSync(join(dir, 'docs'));
  const pages = kinds.map(({name, document}, i) => ({name, id: `kind${i}`, reference: referenceOf(document)}));
  const template = join(siteDir, 'src/plugins/api-reference/part.mustache');
  pages.forEach(({id, reference}) => writeFileSync(join(dir, `${id}.json`), JSON.stringify(namedDocument(reference))));
  const config = Object.fromEntries(
    pages.map(({id}) => [
      id,
      {
        specPath: `${id}.json`,
        outputDir: id,
        showSchemas: true,
        template,
        infoTemplate: template,
        tagTemplate: template,
        schemaTemplate: template,
        sidebarOptions: {groupPathsBy: 'tag', categoryLinkSource: 'tag'},
      },
    ]),
  );
  const plugin = ['docusaurus-plugin-openapi-docs', {id: 'api', docsPluginId: 'default', config}];
  const site = {title: 'Kinds', url: 'https://example.com', baseUrl: '/', plugins: [plugin]};
  writeFileSync(join(dir, 'docusaurus.config.js'), `module.exports = ${JSON.stringify(site)};`);
  const program = join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  execFileSync(process.execPath, [program, 'gen-api-docs', 'all'], {cwd: dir, stdio: 'pipe', maxBuffer: 2 ** 28});
  const missing = pages.flatMap(({name, id, reference}) =>
    [...partsOf(reference).keys(), 'index']
      .filter((part) => !files(part).some((file) => existsSync(join(dir, id, file))))
      .map((part) => `${name}: ${part}`),
  );
  expect(missing).toEqual([]);
});

function files(part: string): string[] {
  return [`${part}.info.mdx`, `${part}.tag.mdx`, `${part}.api.mdx`, `schemas/${part}.schema.mdx`];
}
