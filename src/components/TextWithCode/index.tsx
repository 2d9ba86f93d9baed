import type {ReactNode} from 'react';

const options = /(?<!\S)(-\S+)/;

/** A text of the data, in which code stands between backticks. Options in code do not end a line behind a hyphen. */
export default function TextWithCode({children}: {readonly children: string}): ReactNode {
  return children
    .split('`')
    .map((part, i) => (i % 2 === 1 ? <code key={i}>{part.split(options).map(whole)}</code> : part));
}

/** Every second part is an option. */
function whole(part: string, i: number): ReactNode {
  return i % 2 === 1 ? (
    <span key={i} className="whole">
      {part}
    </span>
  ) : (
    part
  );
}
