import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Page} from '@playwright/test';

import {askAbout, assistants} from '../../src/site/assistants';
import {settings} from '../../src/site/settings';
import {violations} from '../a11y/axe';
import {buildDir} from '../support/site';
import {expect, test} from '../support/test';
import {goWithin} from '../support/text';
import {visit} from '../support/visit';
import {row} from '../support/whole';

const guide = '/toolhive/how-to/install';
const actions = (page: Page) => page.getByRole('group', {name: 'Page actions'});
const copyButton = (page: Page) => actions(page).getByRole('button', {name: 'Copy page'});
const toggle = (page: Page) => actions(page).locator('summary');
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const entries = (page: Page) => actions(page).getByRole('list').getByRole('link');

test.use({permissions: ['clipboard-read', 'clipboard-write'], reducedMotion: 'reduce', allowedMessages: /404/});

test('a visitor copies the page that was navigated to, not the one before', async ({page}) => {
  await visit(page, '/toolhive');
  await goWithin(page, guide);
  await expect(page.getByRole('heading', {level: 1, name: 'Install ToolHive'})).toBeVisible();
  await copyButton(page).click();
  await expect(actions(page).getByRole('status')).toHaveText('The page is on the clipboard as Markdown.');
  await expect(actions(page).getByRole('button')).toHaveText('Copied');
  expect(await copied(page)).toBe(readFileSync(join(buildDir, `${guide}.md`), 'utf8'));
  await expect(copyButton(page)).toBeVisible();
});

test('a visitor copies all lines of a sample', async ({page}) => {
  await visit(page, guide);
  await page.getByRole('button', {name: 'Copy', exact: true}).first().click();
  await expect.poll(() => copied(page)).toBe('brew tap stacklok/tap\nbrew install thv');
});

const faults = [
  ['is missing', {status: 404, contentType: 'text/markdown', body: ''}],
  ['is answered with a page', {status: 200, contentType: 'text/html', body: '<h1>Home</h1>'}],
] as const;

for (const [at, [fault, answer]] of faults.entries()) {
  test(`a visitor is told that nothing was copied when the copy ${fault}`, row(at), async ({page}) => {
    await page.route(`**${guide}.md`, (route) => route.fulfill(answer));
    await visit(page, guide);
    await copyButton(page).click();
    await expect(actions(page).getByRole('status')).toHaveText(/could not be copied/);
    await expect(actions(page).getByRole('button')).toHaveText('Not copied');
  });
}

test('the menu leads to the Markdown copy and to assistants by plain links, and everyone can use it, and it closes when the visitor goes elsewhere', async ({
  page,
}) => {
  await visit(page, guide);
  await toggle(page).click();
  const copyUrl = `${settings.url}${guide}.md`;
  const hrefs = await entries(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    `${guide}.md`,
    ...assistants.map((assistant) => askAbout(assistant, copyUrl)),
    '/toolhive/how-to/docs-mcp-server',
  ]);
  expect(await violations(page)).toEqual([]);
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900});
    for (const link of await entries(page).all()) {
      await expect(link).toBeInViewport({ratio: 1});
    }
  }
  await page.getByRole('heading', {level: 1}).click();
  await expect(entries(page).first()).toBeHidden();
  await toggle(page).click();
  await entries(page).last().focus();
  await page.keyboard.press('Tab');
  await expect(entries(page).first()).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a visitor opens the menu and reads the page as Markdown', async ({page}) => {
    await page.goto(guide);
    await toggle(page).click();
    await entries(page).first().click();
    await expect(page).toHaveURL(`${guide}.md`);
    await expect(page.locator('body')).toContainText('# Install ToolHive');
  });
});
