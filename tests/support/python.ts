import {parser} from '@lezer/python';

/** First line, from 1, with a Python syntax error. */
export function pythonFault(code: string): number | undefined {
  const at: number[] = [];
  parser.parse(code).iterate({
    enter: ({type, from}) => {
      if (type.isError) {
        at.push(from);
      }
    },
  });
  return at[0] === undefined ? undefined : code.slice(0, at[0]).split('\n').length;
}
