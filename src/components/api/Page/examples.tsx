import type {ReactNode} from 'react';

import {isObject} from '@site/src/data/openapi/json';
import {inLine, pretty} from '@site/src/data/openapi/pretty';
import type {Example} from '@site/src/data/openapi/reference/types';
import type {Json} from '@site/src/data/openapi/types';

import {flow} from './flow';
import {inlineMarkdown} from './markdown';

/** Longer examples are collapsed. */
const longestOpen = 24;

/** Renders short examples inline and collapses long ones; main examples are expanded up to `longestOpen` lines. */
export function exampleView({value, summary}: Example, isMain: boolean): ReactNode {
  const line = shortText(value);
  if (line !== undefined && !isMain) {
    return <p>{flow(summary !== undefined && [inlineMarkdown(summary), ': '], <code>{line}</code>)}</p>;
  }
  const text = typeof value === 'string' ? value : pretty(value);
  const block = (
    <pre>
      <code>{text}</code>
    </pre>
  );
  const isOpen = isMain && text.split('\n').length <= longestOpen;
  return isOpen && summary === undefined ? (
    block
  ) : (
    <details open={isOpen}>
      <summary>{inlineMarkdown(summary ?? 'Example')}</summary>
      {block}
    </details>
  );
}

/** The example on one line, if it is short and flat. */
export function shortText(value: Json): string | undefined {
  const text = typeof value === 'string' ? value : inLine(value);
  const flat = !isObject(value) || Object.values(value).every((entry) => typeof entry !== 'object');
  return flat && !Array.isArray(value) && text.length <= 110 && !text.includes('\n') ? text : undefined;
}
