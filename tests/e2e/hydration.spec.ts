import {dirname} from 'node:path/posix';

import {publishedPaths} from '../support/built';
import {expect, test} from '../support/test';
import {textsOf} from '../support/text';
import {visit} from '../support/visit';
import {whole} from '../support/whole';

/** Pages next to one of another folder, and all of the top: pages of a folder are of one kind. */
const isEdge = (path: string, at: number, all: readonly string[]): boolean =>
  [all[at - 1], all[at + 1]].some((other) => other === undefined || dirname(other) !== dirname(path)) ||
  dirname(path) === '/';

test('pages of every kind hydrate without console errors or changed text', whole, async ({page, consoleErrors}) => {
  test.setTimeout(120_000);
  for (const path of publishedPaths().filter(isEdge)) {
    await visit(page, path);
    await expect(page.getByRole('heading', {level: 1}), path).toHaveCount(1);
    // The search page is rendered on the client only.
    const {sent, shown} = await textsOf(page, path === '/search' ? ['title', 'address'] : undefined, 0);
    expect.soft(shown, path).toEqual(sent);
    expect.soft(consoleErrors.splice(0), path).toEqual([]);
  }
});
