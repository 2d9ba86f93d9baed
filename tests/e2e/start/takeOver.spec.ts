import {holdRequests} from '../../support/holdRequests';
import {expect, test} from '../../support/test';
import {Modal} from '../search/modal';

/** All scripts but the first. */
const application = /\/assets\/js\/(?!runtime~main)/;
const guide = '/toolhive/how-to/install';

test('the modal continues with the text and its hits, and returns the focus', async ({page}) => {
  const release = await holdRequests(page, application);
  await page.goto(guide);
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('/');
  const {dialog, input, rows} = new Modal(page);
  await expect(input).toBeFocused();
  await page.keyboard.type('secre');
  release();
  await expect(rows.first()).toBeVisible();
  await expect(input).toBeFocused();
  await page.keyboard.type('ts');
  await expect(input).toHaveValue('secrets');
  await expect(dialog).toHaveCount(1);
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the menu of the application takes over, and returns the focus', async ({page}) => {
    const release = await holdRequests(page, application);
    await page.goto(guide);
    const opener = page.getByRole('button', {name: 'Toggle navigation bar'});
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await expect(menu.getByRole('link', {name: 'Quickstart'})).toBeInViewport();
    release();
    const closer = page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('button', {name: 'Close navigation bar', exact: true});
    await expect(closer).toBeFocused();
    await expect(menu).toHaveCount(1);
    await closer.press('Enter');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test('a search that was closed does not open with the application', async ({page}) => {
  const release = await holdRequests(page, application);
  await page.goto(guide);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  release();
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.waitForLoadState('networkidle');
  await expect(dialog).toBeHidden();
});

test('tabs keep their choice, and the text its place, when the application takes over', async ({page}) => {
  const release = await holdRequests(page, application);
  await page.goto(guide);
  const tab = page.getByRole('main').getByRole('tab', {name: 'Windows', exact: true}).last();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const top = async () => Math.round((await tab.boundingBox())?.y ?? 0);
  const before = await top();
  release();
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(await top()).toBe(before);
  await page.getByRole('main').getByRole('tab', {name: 'macOS', exact: true}).last().click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
});

test.describe('with access to the clipboard', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('a copied page is announced once, also when the application takes over', async ({page}) => {
    const release = await holdRequests(page, application);
    await page.goto(guide);
    const actions = page.getByRole('group', {name: 'Page actions'});
    await page.evaluate(() => {
      const announced: string[] = [];
      Object.assign(window, {announced});
      const status = document.querySelector('main [role="status"]');
      new MutationObserver(() => announced.push(status?.textContent ?? '')).observe(status as Node, {
        characterData: true,
        childList: true,
        subtree: true,
      });
    });
    await actions.getByRole('button', {name: 'Copy page'}).click();
    await expect(actions.getByRole('button')).toHaveText('Copied');
    release();
    await expect(actions.getByRole('button')).toHaveText('Copy page');
    expect(await page.evaluate(() => (window as unknown as {announced: string[]}).announced)).toEqual([
      'The page is on the clipboard as Markdown.',
      '',
    ]);
    await actions.getByRole('button').click();
    await expect(actions.getByRole('button')).toHaveText('Copied');
  });
});

test.describe('when the application fails', () => {
  test.use({allowedMessages: /ERR_FAILED/});

  test('the box of the search goes away', async ({page}) => {
    const release = await holdRequests(page, application, (route) => route.abort());
    await page.goto(guide);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await expect(dialog).toBeVisible();
    release();
    await expect(dialog).toBeHidden();
  });
});
