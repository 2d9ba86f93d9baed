import {expect, test} from '@playwright/test';

import {parseMdx} from '../../../../../src/data/receipts/pages';
import {draftSections} from '../../../../../src/plugins/publish/search/draft';

test('the source of a page has the sections that its rendered page will have', () => {
  const source = [
    '---\ntitle: Run servers\n---\n\nFirst words.',
    '## Pick a port {/* #ports */}\n\nUse `--port`.\n\n| Key | Use |\n| --- | --- |\n| a | b |',
    '### `port 1 is in use`\n\n```bash\nthv list\n```',
    '#### Deeper\n\nStays in its section.',
  ];
  expect(draftSections('Run servers', parseMdx(source.join('\n\n')))).toMatchObject([
    {anchor: '', path: ['Run servers'], text: 'First words.'},
    {anchor: 'ports', path: ['Run servers', 'Pick a port'], text: 'Use --port. Key Use a b'},
    {
      anchor: 'port-1-is-in-use',
      path: ['Run servers', 'Pick a port', 'port 1 is in use'],
      text: 'thv list Deeper Stays in its section.',
    },
  ]);
});
