import type {Hashes} from '../../../src/data/receipts/read';
import type {NamedRun} from '../../../src/data/runs/read';
import {isShownBy} from '../../../src/data/runs/shown';

import type {ReceiptPage} from './page';

/** What the receipts of a product are held against. */
export interface Evidence {
  readonly hashes: Hashes;
  readonly runs: readonly NamedRun[];
}

/** A rule about receipts; gives one line for each fault, as `file:line: message`. */
export type ReceiptRule = (page: ReceiptPage, evidence: Evidence) => string[];

/** Kinds of pages that say how a program behaves. */
const behaving: readonly string[] = ['overview', 'tutorial', 'how-to', 'concept'];
const exempt: readonly string[] = ['Before you begin', 'Next steps', 'Troubleshooting'];
/** Words from which on a section says enough to need a receipt. */
const fewestWords = 30;

/** Cited lines have a recorded hash. */
const knownSources: ReceiptRule = ({file, notes}, {hashes}) =>
  notes.flatMap(({note, line}) =>
    note.kind === 'source'
      ? note.keys.filter((key) => !hashes[key]).map((key) => `${file}:${line}: ${key} is not in receipts.json`)
      : [],
  );

/** A named run exists. */
const knownRuns: ReceiptRule = ({file, notes}, {runs}) =>
  notes
    .flatMap(({note, line}) => (note.kind === 'run' ? note.keys.map((key) => ({key, line})) : []))
    .filter(({key}) => !runs.some(({name}) => name === key))
    .map(({key, line}) => `${file}:${line}: there is no recorded run ${key}`);

/** A section that says how the program behaves, and each failure, says what it rests on. */
const provenSections: ReceiptRule = ({file, kind, sections}) =>
  behaving.includes(kind)
    ? sections
        .filter(({heading, words, notes}) => notes === 0 && words >= fewestWords && !exempt.includes(heading))
        .map(({heading, line}) => `${file}:${line}: "${heading}" has no source, no run, and no reason for neither`)
    : [];

/** What a page shows as output comes from a run, or from source that is cited right below it. */
const provenOutputs: ReceiptRule = ({file, notes, outputs}) =>
  outputs
    .filter(({run, line, text}) => !run && !notes.some((note) => isBelow(note.line, line, text)))
    .map(({line}) => `${file}:${line}: this output names no run and no source`);

/** An output is what the run recorded. */
const literalOutputs: ReceiptRule = ({file, outputs}, {runs}) =>
  outputs.flatMap(({run, line, text}) => {
    const named = runs.find(({name}) => name === run);
    return named && !isShownBy(text, named) ? [`${file}:${line}: differs from the run ${run}`] : [];
  });

/** A run that nothing was recorded of proves nothing. */
export function unrecorded(runs: readonly NamedRun[]): string[] {
  const hasRecord = ({steps}: NamedRun) =>
    steps.some(({output, status, exit}) => output !== undefined || status !== undefined || exit !== undefined);
  return runs.filter((run) => !hasRecord(run)).map(({file, name}) => `${file}: ${name} is not recorded`);
}

/** Hashes of lines that no page cites. */
export function uncited(pages: readonly ReceiptPage[], {hashes}: Evidence): string[] {
  const cited = new Set(
    pages.flatMap(({notes}) => notes.flatMap(({note}) => (note.kind === 'source' ? note.keys : []))),
  );
  return Object.keys(hashes).filter((key) => !cited.has(key));
}

/** All rules by name; each has a good and a bad page in `tests/fixtures/receipts`. */
export const receiptRules: Readonly<Record<string, ReceiptRule>> = {
  'known-runs': knownRuns,
  'known-sources': knownSources,
  'literal-outputs': literalOutputs,
  'proven-outputs': provenOutputs,
  'proven-sections': provenSections,
};

/** Whether a note follows a block directly: behind its closing fence and a blank line. */
function isBelow(note: number, block: number, text: string): boolean {
  const end = block + text.split('\n').length + 1;
  return note > block && note <= end + 3;
}
