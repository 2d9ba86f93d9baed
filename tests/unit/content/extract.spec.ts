import {expect, test} from '@playwright/test';

import {extract} from '../../content/samples/extract';

const page = `---
title: Page
---

Run \`thv list\`, or
\`thv version\`.

1. A step:

   \`\`\`bash title="deploy.sh"
   thv stop fetch
   thv rm fetch
   \`\`\`

<Tabs>
<TabItem value="json">

\`\`\`json
{}
\`\`\`

</TabItem>
</Tabs>
`;

test('an author sees the line of the file on which a sample begins', () => {
  const samples = extract('page.mdx', page).samples.map(({line, lang, title, code}) => ({line, lang, title, code}));
  expect(samples).toEqual([
    {line: 5, lang: 'inline', title: '', code: 'thv list'},
    {line: 6, lang: 'inline', title: '', code: 'thv version'},
    {line: 11, lang: 'bash', title: 'deploy.sh', code: 'thv stop fetch\nthv rm fetch'},
    {line: 19, lang: 'json', title: '', code: '{}'},
  ]);
});

test('an author exempts the next block or paragraph, and nothing after it', () => {
  const text = '{/* check-ignore: an old name */}\n\n`old` and `older`\n\n`new`\n';
  const reasons = extract('page.mdx', text).samples.map(({exemption}) => exemption?.reason);
  expect(reasons).toEqual(['an old name', 'an old name', undefined]);
});

test('a comment of another kind exempts nothing', () => {
  const [sample] = extract('page.mdx', '{/* ignore */}\n\n`old`\n').samples;
  expect(sample?.exemption).toBeUndefined();
});
