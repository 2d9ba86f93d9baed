import {compose, methodKeys, pressTaken} from '../../support/composing';
import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';

for (const [word, letters] of [
  ['registry ', 'けん'],
  ['proxy ', 'ㅅ'],
] as const) {
  test(`an input method's keys leave "${word}${letters}" in the field of the search page`, async ({page}) => {
    await visit(page, `/search?q=${word.trim()}`);
    const main = page.getByRole('main');
    const box = main.getByRole('searchbox', {name: 'Search docs'});
    await expect(main.getByRole('listitem').first()).toBeVisible();
    for (const key of Object.values(methodKeys)) {
      await box.fill(word);
      await compose(box, letters);
      await pressTaken(box, key);
      await expect(box).toHaveValue(word + letters);
      await expect(page).toHaveURL(
        ({pathname, searchParams}) => pathname + searchParams.get('q') === `/search${word}${letters}`,
      );
      await expect(box).toBeFocused();
      // The conversion goes on where it was.
      await page.keyboard.insertText('検');
      await expect(box).toHaveValue(`${word}検`);
      await expect(main.getByRole('status')).toContainText(`"${word}検"`);
    }
  });
}
