import {writeFileSync} from 'node:fs';

import {isMap, parseDocument, Scalar} from 'yaml';

import {readText} from '../../../data/readText';

import type {Recorded} from './steps';

/** Writes recorded values into a file of runs and preserves its formatting. */
export function writeRecord(path: string, key: string, recorded: readonly Recorded[]): void {
  const document = parseDocument(readText(path));
  recorded.forEach((record, i) => {
    const step = document.getIn(['runs', key, 'steps', i]);
    if (!isMap(step)) {
      throw new Error(`${path}: ${key}: step ${i + 1} is not a map`);
    }
    for (const name of ['status', 'exit', 'output'] as const) {
      step.delete(name);
      const value = record[name];
      if (value !== undefined) {
        step.flow = false;
        step.set(name, typeof value === 'string' ? textNode(value) : value);
      }
    }
  });
  writeFileSync(path, document.toString({lineWidth: 0}));
}

function textNode(text: string): Scalar {
  const node = new Scalar(text);
  node.type = text.includes('\n') ? Scalar.BLOCK_LITERAL : Scalar.QUOTE_DOUBLE;
  return node;
}
