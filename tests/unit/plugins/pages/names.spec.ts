import {createProcessor} from '@mdx-js/mdx';
import {expect, test} from '@playwright/test';

import {assertNames} from '../../../../src/plugins/pages/names';

const process = createProcessor({remarkPlugins: [assertNames]});
const faultOf = (text: string): string | undefined => {
  try {
    process.processSync(text);
    return undefined;
  } catch (error) {
    const {line, message} = error as Error & {line?: number};
    return `${line}: ${message}`;
  }
};

const wrong: [string, string][] = [
  ['Text.\n\nThe server {name} is yours.', '3: {name} cannot be rendered: "name" is not defined'],
  ['- Item\n- {user.name}', '2: {user.name} cannot be rendered: "user" is not defined'],
  ['{[1].map((one) => two)}', '1: {[1].map((one) => two)} cannot be rendered: "two" is not defined'],
  ['Set {{a: 1}}.', '1: {{a: 1}} cannot be rendered: an object is no text'],
  ['{window.location.href}', '1: {window.location.href} cannot be rendered: "window" is not defined'],
  ['Text.\n\n<Missing>\n\nText.\n\n</Missing>', '3: <Missing> cannot be rendered: no such component is imported'],
  ['A <Missing.Part /> of it.', '1: <Missing.Part> cannot be rendered: no such component is imported'],
  ['<Card title={name} />', '1: <Card> cannot be rendered: "name" is not defined'],
  ['<Card {...rest} />', '1: <Card> cannot be rendered: "rest" is not defined'],
];

for (const [text, fault] of wrong) {
  test(`an author is told the line of ${JSON.stringify(text)}`, () => {
    expect(faultOf(text)).toContain(fault);
  });
}

for (const text of [
  '{/* a {comment} */}',
  "import Part, {one as two} from './part.mdx';\n\n<Part value={two} />\n\n{two}",
  'export const [one, {two}] = [1, {two: 2}];\n\n{one + two}',
  'export function Part({name}) {\n  return name;\n}\n\n<Part name="a" />',
  "<Tabs values={[{label: 'One', value: `a`}]}>{[1].map((one) => String(one).length)}</Tabs>",
  'Text \\{name} and `{name}`, {props.title}.',
]) {
  test(`${JSON.stringify(text)} is right`, () => {
    expect(faultOf(text)).toBeUndefined();
  });
}
