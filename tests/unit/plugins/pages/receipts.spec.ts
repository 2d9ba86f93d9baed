import {expect, test} from '@playwright/test';
import type {MdxjsEsm} from 'mdast-util-mdx';
import {VFile} from 'vfile';

import {parseMdx} from '../../../../src/data/mdx';
import {exportReceipts} from '../../../../src/plugins/pages/receipts';
import {gateway} from '../../../../src/site/products';

function exported(text: string): string {
  const tree = parseMdx(text);
  exportReceipts({product: gateway.id})(tree, new VFile({path: 'docs-gateway/a.mdx'}));
  return (tree.children.at(-1) as MdxjsEsm).value;
}

test('a reader can open the lines at the tag of the release and the file of the run', () => {
  const value = exported(
    'It starts.\n\n{/* source: src/a.py#L1-L9, codegate-ui:src/b.tsx#L4 */}\n{/* run: start/health */}\n',
  );
  expect(JSON.parse(value.replace(/^export const receipts = \[\.\.\.(.*)\];$/s, '$1'))).toEqual([
    {
      statement: 'It starts.',
      proofs: [
        {
          label: 'src/a.py, lines 1–9',
          href: 'https://github.com/stacklok/codegate/blob/v0.1.32/src/a.py#L1-L9',
        },
        {
          label: 'codegate-ui: src/b.tsx, line 4',
          href: 'https://github.com/stacklok/codegate-ui/blob/v0.20.0/src/b.tsx#L4',
        },
        {
          label: 'recorded run start/health',
          href: expect.stringMatching(/\/blob\/main\/specs\/gateway\/runs\/start\.yaml$/),
        },
      ],
    },
  ]);
});

test('a note that names how a sentence begins belongs to that sentence, wherever it is', () => {
  const value = exported('{/* source for "The --host": src/a.py#L1 */}\n\n- One.\n- The `--host` is an address.\n');
  expect(value).toContain('"statement":"The --host is an address."');
});

test('a page has the receipts of the partials that it shows', () => {
  const value = exported("import Check from './_partials/_check.mdx';\n\n<Check />\n");
  expect(value).toContain(`import {receipts as receipts0} from "./_partials/_check.mdx";`);
  expect(value).toContain('export const receipts = [...[], ...receipts0];');
});
