import {mkdirSync, writeFileSync} from 'node:fs';

import {expect, test} from '@playwright/test';

import {askFaults, parseAsks, readAsks, strayAsks} from '../../../../src/data/asks/read';

for (const [what, files, faults] of [
  ['of a page and of its section', ['page:\n  - launch my tool\nsections:\n  ports:\n    - eaddrinuse\n'], []],
  [
    'of a section that the page does not have',
    ['sections:\n  prots:\n    - eaddrinuse\n'],
    ['a.asks.yaml: no section "prots" on the page'],
  ],
  [
    'that come twice, on another page',
    ['page:\n  - launch my tool\n', 'sections:\n  ports:\n    - launch my tool\n'],
    ['b.asks.yaml: "launch my tool" is already in a.asks.yaml'],
  ],
] as const) {
  test(`phrasings ${what} have ${faults.length} faults`, () => {
    const pages = files.map((text, i) => ({...parseAsks(`${'ab'[i]}.asks.yaml`, text), ids: new Set(['', 'ports'])}));
    expect(askFaults(pages)).toEqual(faults);
  });
}

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
