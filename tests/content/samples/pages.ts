import {readdirSync} from 'node:fs';
import {join, relative} from 'node:path';

import {readText} from '../../../src/data/readText';
import {wholeText} from '../../../src/data/recipes/fill';

import {extract} from './extract';
import type {Page, Sample} from './types';

export const root = join(__dirname, '../../..');

const generated = '/_api';

export function read(file: string): string {
  return readText(join(root, file));
}

/** Pages and partials in a folder, sorted by name. */
export function pagesIn(folder: string): Page[] {
  return readdirSync(join(root, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx') && !entry.parentPath.includes(generated))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()
    .map((file) => extract(file, wholeText(root, file, read(file))));
}

/**
 * Parses examples and inline code in a JSON file, which has one entry per line, so that samples have the right line.
 */
export function factsPage(file: string): Page {
  return {
    file,
    samples: read(file)
      .split('\n')
      .flatMap((text, i) => samplesOfLine(file, text, i + 1)),
  };
}

function samplesOfLine(file: string, text: string, line: number): Sample[] {
  const [, key = '', rest = text] = /^\s*"(\w+)": (.*)$/.exec(text) ?? [];
  const values = [...rest.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([value]) => JSON.parse(value) as string);
  if (key === 'code') {
    return values.map((code) => ({file, line, lang: 'bash', title: '', code}));
  }
  const spans = values.flatMap((value) => [...value.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code));
  return spans.map((code) => ({file, line, lang: 'inline', title: '', code}));
}
