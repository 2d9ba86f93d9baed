import {normalize, type Run} from '../../src/data/runs/read';

/** Omission mark: for lines if it is alone on a line, for the rest of a line otherwise. */
const gap = '…';

/** Whether a code block shows an output of a run, after both are normalized. */
export function isShownBy(block: string, {steps, normalize: names}: Run): boolean {
  const shown = linesOf(normalize(block, names));
  return steps.some(({output}) => output !== undefined && shows(shown, linesOf(normalize(output, names))));
}

/** Trims blank lines; formats JSON. */
function linesOf(text: string): string[] {
  return formatted(text)
    .replace(/^\n+/, '')
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());
}

/** Matches line by line; after an omission mark the next line may be anywhere below. */
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
