import {createProcessor} from '@mdx-js/mdx';
import {expect, test} from '@playwright/test';

import {assertNames} from '../../../../src/plugins/pages/names';

const process = createProcessor({remarkPlugins: [assertNames]});

for (const [text, fault] of [
  ['Text.\n\nThe server {name} is yours.', '3: {name} is no text; write \\{ for a brace in the text'],
  ['- Item\n- {user.name}', '2: {user.name} is no text'],
  ['Set {{a: 1}}.', '1: {{a: 1}} is no text'],
  ['Text.\n\n<Missing>\n\nText.\n\n</Missing>', '3: <Missing> is not imported'],
  ['A <Missing.Part /> of it.', '1: <Missing.Part> is not imported'],
] as const) {
  test(`an author is told the line of ${JSON.stringify(text)}`, () => {
    const told = (): string | undefined => {
      try {
        process.processSync(text);
        return undefined;
      } catch (error) {
        const {line, message} = error as Error & {line?: number};
        return `${line}: ${message}`;
      }
    };
    expect(told()).toContain(fault);
  });
}

test('comments, texts, and what is imported are right', () => {
  const text =
    'import Part from \'./part.mdx\';\n\n{/* a {comment} */}\n\n<Part value={two} />\n\n<Card /> \\{a} `{b}` {" "}';
  expect(() => process.processSync(text)).not.toThrow();
});
