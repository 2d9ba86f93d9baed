import {compose, methodKeys, pressTaken} from '../../support/composing';
import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

import {openBuilder} from './openBuilder';

const path = '/codegate/reference/api';

test("an input method's keys leave the list of operations as it is", async ({page}) => {
  await visit(page, path);
  const filter = page.getByRole('searchbox', {name: 'Filter operations'});
  const entries = page.getByRole('search').filter({has: filter}).getByRole('listitem');
  for (const key of Object.values(methodKeys)) {
    await filter.fill('workspace');
    const found = await entries.count();
    expect(found).toBeGreaterThan(1);
    await compose(filter, 'さ');
    await pressTaken(filter, key);
    await expect(filter).toHaveValue('workspaceさ');
    await compose(filter, '');
    await expect(entries).toHaveCount(found);
    await expect(filter).toBeFocused();
  }
});

test("an input method's keys leave the request builder open, with what was typed", async ({page}) => {
  await visit(page, path);
  const builder = await openBuilder(page, 'get-persona');
  const field = builder.getByLabel('Base URL');
  for (const key of Object.values(methodKeys)) {
    await field.fill('http://localhost:7007');
    await compose(field, '/さ');
    await pressTaken(field, key);
    await expect(field).toHaveValue('http://localhost:7007/さ');
    await expect(builder.getByRole('status')).toHaveText('');
    await compose(field, '');
  }
});
