import {publishedPaths} from '../support/built';
import {expect, test} from '../support/test';
import {textsOf} from '../support/text';
import {visit} from '../support/visit';

const parts = 3;

test.describe.configure({mode: 'parallel'});

for (let part = 0; part < parts; part += 1) {
  test(`pages hydrate without console errors or changed text, part ${part + 1} of ${parts}`, async ({
    page,
    consoleErrors,
  }) => {
    test.setTimeout(120_000);
    for (const path of publishedPaths().filter((_, i) => i % parts === part)) {
      await visit(page, path);
      await expect(page.getByRole('heading', {level: 1}), path).toHaveCount(1);
      // The search page is rendered on the client only.
      const {sent, shown} = await textsOf(page, path === '/search' ? ['title', 'address'] : undefined, 0);
      expect.soft(shown, path).toEqual(sent);
      expect.soft(consoleErrors.splice(0), path).toEqual([]);
    }
  });
}
