import type {ReactNode} from 'react';

const tokens = /("(?:[^"\\]|\\.)*"(?=\s*:))|("(?:[^"\\]|\\.)*")|\b(true|false|null)\b|-?\b(\d+(?:\.\d+)?)\b/g;
const types = ['property', 'string', 'boolean', 'number'];

/** Highlights the JSON body of a curl command. */
export default function Highlighted({text}: {readonly text: string}): ReactNode {
  const start = text.indexOf(" -d '");
  if (start < 0) {
    return text;
  }
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const {0: token, index, ...groups} of text.slice(start).matchAll(tokens)) {
    const type = types.findIndex((_, i) => groups[i + 1] !== undefined);
    nodes.push(
      text.slice(end, start + index),
      <span key={index} className={`token ${types[type]}`}>
        {token}
      </span>,
    );
    end = start + index + token.length;
  }
  return [...nodes, text.slice(end)];
}
