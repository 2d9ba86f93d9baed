import {parse} from 'acorn';
import type {Program} from 'estree';
import type {MdxjsEsm} from 'mdast-util-mdx';

/** Imports or exports for a page. */
export function esm(value: string): MdxjsEsm {
  const estree = parse(value, {ecmaVersion: 'latest', sourceType: 'module'}) as unknown as Program;
  return {type: 'mdxjsEsm', value, data: {estree}};
}
