import {LineCounter, parseAllDocuments} from 'yaml';

import {check} from './checks';
import type {Checker, Sample} from './types';

/** Parsed JSON or YAML documents, or the parse error. */
interface Documents {
  readonly values: readonly unknown[];
  readonly fault?: {readonly offset: number; readonly message: string};
}

function documentsIn({lang, code}: Sample): Documents {
  return lang === 'json' ? readJson(code) : lang === 'yaml' ? readYaml(code) : {values: []};
}

/** Checks that JSON and YAML samples can be parsed, and each of their values. */
export function documents(kind: string, problemsOf: (value: unknown, sample: Sample) => readonly string[]): Checker {
  return ({samples}) =>
    samples
      .filter(({lang}) => lang === 'json' || lang === 'yaml')
      .map((sample) => {
        const {values, fault} = documentsIn(sample);
        return fault
          ? check(sample, fault.offset, kind, sample.lang, [`not ${sample.lang.toUpperCase()}: ${fault.message}`])
          : check(
              sample,
              0,
              kind,
              sample.lang,
              values.flatMap((value) => problemsOf(value, sample)),
            );
      });
}

function readJson(code: string): Documents {
  try {
    return {values: [JSON.parse(code)]};
  } catch (error) {
    const {message} = error as Error;
    const [, line = '1'] = /\(line (\d+)/.exec(message) ?? [];
    return {values: [], fault: {offset: Number(line) - 1, message}};
  }
}

function readYaml(code: string): Documents {
  const lineCounter = new LineCounter();
  const found = parseAllDocuments(code, {lineCounter, prettyErrors: false});
  const documents = Array.isArray(found) ? found : [];
  const [error] = documents.flatMap(({errors}) => errors);
  return error
    ? {values: [], fault: {offset: lineCounter.linePos(error.pos[0]).line - 1, message: error.message}}
    : {values: documents.map((document) => document.toJS() as unknown)};
}
