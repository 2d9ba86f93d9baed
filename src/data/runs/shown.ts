import {normalize} from './normalize';
import type {Run} from './types';

/** Marks what a block leaves out: lines where it is alone, the rest of a line where it ends one. */
const gap = '…';

/**
 * Whether a block on a page shows an output of a run, under the rules that make the run repeatable.
 *
 * @param block text of the block; `…` leaves out lines or the rest of a line
 */
export function isShownBy(block: string, {steps, normalize: names}: Run): boolean {
  const shown = linesOf(normalize(block, names));
  return steps.some(({output}) => output !== undefined && shows(shown, linesOf(normalize(output, names))));
}

/** Lines without blank ones at both ends; JSON has the line breaks that records of it have. */
function linesOf(text: string): string[] {
  return formatted(text)
    .replace(/^\n+/, '')
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());
}

/** Holds the lines one by one against the output; after a gap, the next line may come anywhere further down. */
function shows([line, ...rest]: readonly string[], output: readonly string[]): boolean {
  if (line === undefined) {
    return output.length === 0;
  }
  if (line.trim() === gap) {
    return output.some((_, i) => shows(rest, output.slice(i))) || rest.length === 0;
  }
  const [first, ...others] = output;
  return first !== undefined && isLine(line, first) && shows(rest, others);
}

function isLine(line: string, recorded: string): boolean {
  return line.endsWith(gap) ? recorded.startsWith(line.slice(0, -1).trimEnd()) : line === recorded;
}

function formatted(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
