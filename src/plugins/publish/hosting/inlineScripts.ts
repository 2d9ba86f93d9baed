import {createHash} from 'node:crypto';

import type {Element, Root} from 'hast';

import {allElements} from '../elements';

/** Script types that browsers execute; others are data blocks. */
const running = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;

export function inlineScripts(tree: Root): string[] {
  return allElements(tree)
    .filter(
      ({tagName, properties: {src, type}}) =>
        tagName === 'script' && src === undefined && running.test(`${type ?? ''}`),
    )
    .map(codeOf);
}

/** Content Security Policy hashes of a page's inline scripts, unique and sorted. */
export function scriptHashes(tree: Root): string[] {
  const codes = new Set(inlineScripts(tree));
  return [...codes].map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`).sort();
}

function codeOf({children}: Element): string {
  return children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}
