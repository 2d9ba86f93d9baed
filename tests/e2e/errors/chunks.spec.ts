import type {Route} from '@playwright/test';

import {saveData} from '../../support/chunks';
import {expect, test} from '../../support/test';
import {hydrated, visit} from '../../support/visit';
import {row} from '../../support/whole';

test.use({
  allowedMessages:
    /ChunkLoadError|Loading chunk|Loading CSS chunk|^error: Failed to load resource|SyntaxError|Unexpected|MIME type/i,
});

const scripts = '**/assets/js/**';
const application = '**/assets/js/main.*.js';

/** Failures of a script request; a script cannot tell a missing file from a failing server or network. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'is gone': (route) => route.fulfill({status: 404, body: 'Not found'}),
  'is cut off': (route) => route.fulfill({contentType: 'text/javascript', body: '(self.chunks ||= []).push([[1], {'}),
  'is a web page': (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Sign in</title>'}),
};

for (const [at, [fault, answer]] of Object.entries(faults).entries()) {
  test(`when the code of a page ${fault}, it loads again, with a warning`, row(at), async ({page, consoleErrors}) => {
    await saveData(page);
    await visit(page, '/toolhive');
    await page.route(scripts, answer);
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Quickstart'}).click();
    await reloaded;
    await page.unroute(scripts);
    expect(consoleErrors.filter((text) => /^warning: .*chunk/i.test(text))).not.toEqual([]);
    await page.reload();
    await hydrated(page);
    await expect(page).toHaveURL('/toolhive/quickstart');
    await expect(page.getByRole('heading', {level: 1, name: 'Quickstart'})).toBeVisible();
  });
}

for (const [code, files, fault] of [
  ['the application', application, 'is cut off'],
  ['every script', scripts, 'is gone'],
  ['the code of a page itself', /\/assets\/js\/(?!main\.|runtime~)/, 'is a web page'],
] as const) {
  test(`when ${code} ${fault}, the page can be read, and what it hides opens`, async ({page}) => {
    await page.route(files, faults[fault]!);
    await page.goto('/theme-preview');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.getByText('What is inside').click();
    await expect(page.getByText('Text, lists and code can be inside.')).toBeVisible();
  });
}

for (const [at, [fault, answer]] of Object.entries(faults).slice(0, 2).entries()) {
  test(`when the application ${fault}, the page says so after an act`, row(at), async ({page}) => {
    await page.route(application, answer);
    await page.goto('/toolhive/how-to/install');
    const toggle = page.getByRole('button', {name: /^Switch between/});
    await toggle.click();
    await expect(page.getByRole('alert')).toHaveText(/could not be loaded/);
    await expect(toggle).not.toHaveAttribute('data-waiting');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}
