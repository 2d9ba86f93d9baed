import type {Root} from 'mdast';
import type {VFile} from 'vfile';

import {parseMdx, partialsOf} from '../../data/mdx';
import {collectNotes, type LocatedNote, removeNotes} from '../../data/receipts/collect';
import {type ProofLink, type Receipt, runLink, sourceLink} from '../../data/receipts/link';
import {gateway, mcp, type Product, type ProductId} from '../../site/products';

/**
 * Remark step that removes notes about sources and runs from a page and exports them as `receipts`, together with those
 * of imported partials.
 * @throws if a note is malformed or names a missing sentence; the message names the file
 */
export function exportReceipts({product: id}: {readonly product: ProductId}) {
  const product = {mcp, gateway}[id];
  return (root: Root, file: VFile): void => {
    const partials = root.children
      .filter((node) => node.type === 'mdxjsEsm')
      .flatMap(({value}) => partialsOf(value).map(([, path]) => path));
    try {
      const own = receiptsOf(product, collectNotes(root));
      removeNotes(root);
      root.children.push(...parseMdx(exported(own, partials)).children);
    } catch (error) {
      throw new Error(`${file.path}: ${(error as Error).message}`);
    }
  };
}

/** Groups the notes of a statement into a receipt, without `no-source` notes, which are for authors. */
export function receiptsOf(product: Product, notes: readonly LocatedNote[]): Receipt[] {
  const receipts = new Map<string, ProofLink[]>();
  for (const {note, statement} of notes) {
    if ('about' in note && statement === '') {
      throw new Error(`no sentence begins with "${note.about}"`);
    }
    if (note.kind !== 'no-source') {
      const link = note.kind === 'run' ? runLink : sourceLink;
      receipts.set(statement, [...(receipts.get(statement) ?? []), ...note.keys.map((key) => link(product, key))]);
    }
  }
  return Array.from(receipts, ([statement, proofs]) => ({statement, proofs}));
}

function exported(own: readonly Receipt[], partials: readonly string[]): string {
  const imports = partials.map((path, i) => `import {receipts as receipts${i}} from ${JSON.stringify(path)};\n`);
  const all = partials.map((_, i) => `, ...receipts${i}`).join('');
  return `${imports.join('')}export const receipts = [...${JSON.stringify(own)}${all}];`;
}
