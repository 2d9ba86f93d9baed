import type {Nodes} from 'mdast';

import {parseMdx} from '../../../src/data/mdx';
import {readText} from '../../../src/data/readText';
import {sourceFiles} from '../../../src/plugins/authoring/pages';
import {siteDir} from '../../support/site';

/** A code block, or inline code, whose language is `inline`. */
export interface Sample {
  readonly file: string;
  /** Line of the file with the first line of code. */
  readonly line: number;
  readonly lang: string;
  readonly title: string;
  readonly code: string;
  readonly exemption?: Exemption;
}

/** A `check-ignore` comment, which marks the next sample as intentionally wrong. */
export interface Exemption {
  readonly line: number;
  readonly reason: string;
}

export interface Page {
  readonly file: string;
  readonly samples: readonly Sample[];
}

export function read(file: string): string {
  return readText(`${siteDir}/${file}`);
}

export function readData<T>(file: string): T {
  return JSON.parse(read(file)) as T;
}

/** Memoizes a function without arguments. */
export function once<T>(compute: () => T): () => T {
  let kept: {readonly value: T} | undefined;
  return () => (kept ??= {value: compute()}).value;
}

/** Pages and partials in a folder, sorted by name. */
export function pagesIn(folder: string): Page[] {
  return sourceFiles(siteDir)
    .filter(({file}) => file.startsWith(`${folder}/`))
    .map(({file, text}) => extract(file, text));
}

/** Collects code blocks and inline code of an MDX page. */
export function extract(file: string, text: string): Page {
  return {file, samples: samplesIn(file, parseMdx(text), undefined)};
}

function samplesIn(file: string, node: Nodes, exemption: Exemption | undefined): Sample[] {
  if (node.type === 'code' || node.type === 'inlineCode') {
    const meta = node.type === 'code' ? {lang: node.lang ?? '', text: node.meta ?? ''} : {lang: 'inline', text: ''};
    const line = lineOf(node) + (node.type === 'code' ? 1 : 0);
    const title = /title="([^"]*)"/.exec(meta.text)?.[1] ?? '';
    return [{file, line, lang: meta.lang, title, code: node.value, ...(exemption && {exemption})}];
  }
  let pending: Exemption | undefined;
  return ('children' in node ? node.children : []).flatMap((child) => {
    const samples = samplesIn(file, child, exemption ?? pending);
    const [, reason] =
      (child.type === 'mdxFlowExpression' && /^\/\*\s*check-ignore\b:?\s*(.*?)\s*\*\/$/s.exec(child.value)) || [];
    pending = reason === undefined ? undefined : {line: lineOf(child), reason};
    return samples;
  });
}

/** Line of the file on which a node begins. */
export function lineOf({position}: Nodes): number {
  return position?.start.line ?? 0;
}

/** Examples and inline code in a JSON file, which has one entry per line, so that samples have the right line. */
export function factsPage(file: string): Page {
  const samples = read(file)
    .split('\n')
    .flatMap((text, i): Sample[] => {
      const [, key = '', rest = text] = /^\s*"(\w+)": (.*)$/.exec(text) ?? [];
      const values = [...rest.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([value]) => JSON.parse(value) as string);
      const at = {file, line: i + 1, title: ''};
      return key === 'code'
        ? values.map((code) => ({...at, lang: 'bash', code}))
        : values.flatMap((value) =>
            [...value.matchAll(/`([^`]+)`/g)].map(([, code = '']) => ({...at, lang: 'inline', code})),
          );
    });
  return {file, samples};
}
