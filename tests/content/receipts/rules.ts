import type {Hashes} from '../../../src/data/receipts/read';
import type {NamedRun} from '../../../src/data/runs/read';
import {isShownBy} from '../../../src/data/runs/shown';

import type {ReceiptPage} from './page';

export interface Evidence {
  readonly hashes: Hashes;
  readonly runs: readonly NamedRun[];
}

/** Returns errors as `file:line: message`. */
export type ReceiptRule = (page: ReceiptPage, evidence: Evidence) => string[];

/** Page types that describe program behavior. */
const behaving: readonly string[] = ['overview', 'tutorial', 'how-to', 'concept'];
/** Sections that orient the reader; their facts are on other pages or below a heading of their own. */
const exempt = /^(?:Before you begin|Next steps|Troubleshooting|Overview|(?:Choose|When to use) .+)$/;
/** Minimum words of a section that requires a receipt. */
const fewestWords = 30;

/** Cited lines have a recorded hash. */
const knownSources: ReceiptRule = ({file, notes}, {hashes}) =>
  notes.flatMap(({note, line}) =>
    note.kind === 'source'
      ? note.keys
          .filter((key) => !hashes[key])
          .map((key) => `${file}:${line}: ${key} is not in receipts.json; npm run receipts records it with --record`)
      : [],
  );

const knownRuns: ReceiptRule = ({file, notes}, {runs}) =>
  notes
    .flatMap(({note, line}) => (note.kind === 'run' ? note.keys.map((key) => ({key, line})) : []))
    .filter(({key}) => !runs.some(({name}) => name === key))
    .map(({key, line}) => `${file}:${line}: there is no recorded run ${key}`);

/** Sections and failures about program behavior have receipts. */
const provenSections: ReceiptRule = ({file, kind, sections}) =>
  behaving.includes(kind)
    ? sections
        .filter(({heading, words, notes}) => notes === 0 && words >= fewestWords && !exempt.test(heading))
        .map(({heading, line}) => `${file}:${line}: "${heading}" has no source, no run, and no reason for neither`)
    : [];

/** Output is from a run, or from source that is cited right below. */
const provenOutputs: ReceiptRule = ({file, notes, outputs}) =>
  outputs
    .filter(({run, line, text}) => !run && !notes.some((note) => isBelow(note.line, line, text)))
    .map(({line}) => `${file}:${line}: this output names no run and no source`);

/** Output equals the recording. */
const literalOutputs: ReceiptRule = ({file, outputs}, {runs}) =>
  outputs.flatMap(({run, line, text}) => {
    const named = runs.find(({name}) => name === run);
    return named && !isShownBy(text, named) ? [`${file}:${line}: differs from the run ${run}`] : [];
  });

/** Runs without any recorded output. */
export function unrecorded(runs: readonly NamedRun[]): string[] {
  const hasRecord = ({steps}: NamedRun) =>
    steps.some(({output, status, exit}) => output !== undefined || status !== undefined || exit !== undefined);
  return runs.filter((run) => !hasRecord(run)).map(({file, name}) => `${file}: ${name} is not recorded`);
}

/** Hashes that no page cites. */
export function uncited(pages: readonly ReceiptPage[], {hashes}: Evidence): string[] {
  const cited = new Set(
    pages.flatMap(({notes}) => notes.flatMap(({note}) => (note.kind === 'source' ? note.keys : []))),
  );
  return Object.keys(hashes).filter((key) => !cited.has(key));
}

/** Rules by name; each has a good and a bad page in `tests/fixtures/receipts`. */
export const receiptRules: Readonly<Record<string, ReceiptRule>> = {
  'known-runs': knownRuns,
  'known-sources': knownSources,
  'literal-outputs': literalOutputs,
  'proven-outputs': provenOutputs,
  'proven-sections': provenSections,
};

/** Whether a receipt directly follows a block, after its fence and a blank line. */
function isBelow(note: number, block: number, text: string): boolean {
  const end = block + text.split('\n').length + 1;
  return note > block && note <= end + 3;
}
