import {storageFaults} from '../../support/storageFaults';
import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

test.use({colorScheme: 'dark', allowedMessages: /^warning: Docusaurus browser storage is not available/});

test('without storage the site warns once and follows the system', async ({page, consoleErrors}) => {
  await page.addInitScript(storageFaults['the storage may not be read']!);
  await visit(page, '/toolhive');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(consoleErrors).toHaveLength(1);
});
