import {compose, methodKeys, pressTaken} from '../../support/composing';
import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

import {openBuilder} from './openBuilder';

const pages = [
  ['/toolhive/reference/api', 'server', 'stop-server'],
  ['/codegate/reference/api', 'workspace', 'get-persona'],
] as const;

for (const [path, word, anchor] of pages) {
  test(`an input method's keys leave the list of operations of ${path} as it is`, async ({page}) => {
    await visit(page, path);
    const filter = page.getByRole('searchbox', {name: 'Filter operations'});
    const entries = page.getByRole('search').filter({has: filter}).getByRole('listitem');
    for (const key of Object.values(methodKeys)) {
      await filter.fill(word);
      const found = await entries.count();
      expect(found).toBeGreaterThan(1);
      await pressTaken(filter, key);
      await compose(filter, 'さ');
      await pressTaken(filter, key);
      await expect(filter).toHaveValue(`${word}さ`);
      await compose(filter, '');
      await expect(entries).toHaveCount(found);
      await expect(filter).toBeFocused();
      await expect(page).toHaveURL(path);
    }
    await filter.press('Escape');
    await expect(entries).toHaveCount(0);
  });

  test(`an input method's keys leave the request builder of ${path} open, with what was typed`, async ({page}) => {
    await visit(page, path);
    const builder = await openBuilder(page, anchor);
    const field = builder.getByLabel('Base URL');
    for (const key of Object.values(methodKeys)) {
      await field.fill('http://localhost:7007');
      await compose(field, '/さ');
      await pressTaken(field, key);
      await expect(field).toHaveValue('http://localhost:7007/さ');
      await expect(field).toBeFocused();
      await expect(builder.getByRole('status')).toHaveText('');
      await compose(field, '');
    }
    await field.press('Escape');
    await expect(builder).toHaveCount(0);
  });
}
