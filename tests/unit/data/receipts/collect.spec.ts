import {expect, test} from '@playwright/test';
import {toString} from 'mdast-util-to-string';

import {parseMdx} from '../../../../src/data/mdx';
import {collectNotes, notesOf, removeNotes} from '../../../../src/data/receipts/collect';

const page = `---
title: Greet
---

The program \`greets\`
everybody.

{/* source: src/a.py#L1 */}
{/* run: topic/greeting */}

- It starts. {/* source: src/a.py#L2 */}
- It stops.

| Key | Meaning |
| --- | --- |
| a | First {/* source: src/a.py#L3 */} |

{/* source: src/a.py#L4 */}

<Tabs>
<TabItem value="a">

Inside a tab.

{/* source: src/a.py#L5 */}

\`\`\`text title="Output" run="topic/greeting"
Hello
\`\`\`

</TabItem>
</Tabs>
`;

test('a reader sees the statement that a note is about', () => {
  const found = notesOf({file: 'a.mdx', text: page}).map(({note, statement, line}) => [
    'keys' in note ? note.keys[0] : '',
    statement,
    line,
  ]);
  expect(found).toEqual([
    ['src/a.py#L1', 'The program greets everybody.', 8],
    ['topic/greeting', 'The program greets everybody.', 9],
    ['src/a.py#L2', 'It starts.', 11],
    ['src/a.py#L3', 'a · First', 16],
    ['src/a.py#L4', 'Key · Meaning', 18],
    ['src/a.py#L5', 'Inside a tab.', 25],
    ['topic/greeting', 'Output: Hello', 27],
  ]);
});

test('a note below an admonition is about its text', () => {
  const text = ':::warning[Careful]\n\nIt stops.\n\n:::\n\n{/* source: src/a.py#L1 */}\n';
  expect(notesOf({file: 'a.mdx', text}).map(({statement}) => statement)).toEqual(['It stops.']);
});

test('a long statement is cut at a word', () => {
  const [note] = notesOf({file: 'a.mdx', text: `${'word '.repeat(40)}\n\n{/* source: src/a.py#L1 */}\n`});
  expect(note?.statement).toMatch(/^(word )+…$/);
  expect(note?.statement.length).toBeLessThanOrEqual(102);
});

test('a malformed note stops the build with the file and the line', () => {
  expect(() => notesOf({file: 'a.mdx', text: 'It starts.\n\n{/* source: a */}\n'})).toThrow(
    'a.mdx: line 3: "a" is not a source; write it as src/file.py#L10-L20',
  );
});

test('later steps see no note in a comment, and everything else', () => {
  const tree = parseMdx(page);
  removeNotes(tree);
  expect(collectNotes(tree).map(({statement}) => statement)).toEqual(['Output: Hello']);
  expect(toString(tree)).toContain('It starts.');
});
