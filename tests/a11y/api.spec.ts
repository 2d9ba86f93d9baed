import {openBuilder} from '../e2e/api-reference/openBuilder';
import {expect, test} from '../support/test';
import {visit} from '../support/visit';

import {violations} from './axe';

test.use({reducedMotion: 'reduce'});

for (const [path, anchor] of [
  ['/codegate/reference/api', 'list-workspace-messages'],
  ['/codegate/reference/api', 'create-workspace'],
  ['/toolhive/reference/api', 'delete-server'],
] as const) {
  test(`everyone can fill in the request builder of ${anchor}`, async ({page}) => {
    await visit(page, path);
    const builder = await openBuilder(page, anchor);
    const more = builder.getByRole('button', {name: 'Show optional parameters'});
    if ((await more.count()) > 0) {
      await more.click();
    }
    expect(await violations(page)).toEqual([]);
  });
}
