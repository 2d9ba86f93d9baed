import type {Page} from '@playwright/test';

import {compose, methodKeys, pressTaken} from '../../support/composing';
import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';
import {whole} from '../../support/whole';

import {openBuilder, tryButton} from './openBuilder';

const gatewayPage = '/codegate/reference/api';
const mcpPage = '/toolhive/reference/api';

test.use({allowedMessages: /request to another host: http:\/\/localhost:\d+\/|ERR_FAILED|status of 409/});

test('a request is filled in, shown in several languages, sent, and answered', async ({page}) => {
  const sent = await answer(page, 'http://localhost:8989/**', {status: 200, body: '{"data":[],"total":0}'});
  await visit(page, gatewayPage);
  const builder = await openBuilder(page, 'list-workspace-messages');
  await builder.getByLabel('workspace_name').fill('docs team');
  await builder.getByRole('button', {name: 'Show optional parameters'}).click();
  await builder.getByLabel('page_size').fill('5');
  await builder.getByLabel('filter_by_ids').fill('a, b');
  await builder.getByLabel('filter_by_alert_trigger_types').selectOption(['codegate-pii']);
  const query = 'page_size=5&filter_by_ids=a&filter_by_ids=b&filter_by_alert_trigger_types=codegate-pii';
  const url = `http://localhost:8989/api/v1/workspaces/docs%20team/messages?${query}`;
  const preview = builder.getByRole('group', {name: 'Request'});
  await expect(preview).toContainText(`curl '${url}'`);
  for (const [language, text] of [
    ['Python', 'import requests'],
    ['Go', 'package main'],
    ['JavaScript', 'await fetch('],
  ] as const) {
    await preview.getByRole('button', {name: language, exact: true}).click();
    await expect(preview).toContainText(text);
    await expect(preview).toContainText(url);
  }
  await builder.getByRole('button', {name: 'Send the request'}).click();
  await expect(builder.getByRole('status')).toHaveText('Response: 200 OK');
  await expect(builder.getByLabel('Body of the response')).toHaveValue('{\n  "data": [],\n  "total": 0\n}');
  expect(sent).toEqual([`GET ${url}`]);
});

test('a body is sent as it was typed, once it is JSON', async ({page}) => {
  const sent = await answer(page, 'http://localhost:8989/**', {
    status: 409,
    body: '{"detail":"Workspace name already in use"}',
  });
  await visit(page, gatewayPage);
  const builder = await openBuilder(page, 'create-workspace');
  const body = builder.getByLabel('Body, in JSON');
  await body.fill('{"name": ');
  await expect(body).toHaveAccessibleDescription(/not JSON yet/);
  await expect(builder.getByRole('button', {name: 'Send the request'})).toBeDisabled();
  await body.fill('{"name": "handbook"}');
  await builder.getByRole('button', {name: 'Send the request'}).click();
  await expect(builder.getByRole('status')).toHaveText('Response: 409 Conflict');
  expect(sent).toEqual(['POST http://localhost:8989/api/v1/workspaces {"name":"handbook"}']);
});

test('a required field that is empty is asked for, and nothing is sent', async ({page}) => {
  const sent = await answer(page, 'http://localhost:8989/**', {status: 200});
  await visit(page, gatewayPage);
  const builder = await openBuilder(page, 'get-persona');
  const name = builder.getByLabel('persona_name');
  await name.fill('');
  await builder.getByRole('button', {name: 'Send the request'}).click();
  await expect(builder.getByText('This field is required')).toBeVisible();
  await expect(name).toBeFocused();
  expect(sent).toEqual([]);
});

test('a visitor is told why ToolHive takes no requests from a page, and can use a proxy', whole, async ({page}) => {
  const sent = await answer(page, 'http://localhost:9000/**', {status: 204});
  await visit(page, mcpPage);
  const builder = await openBuilder(page, 'stop-server');
  await expect(builder).toContainText('ToolHive v0.0.40 sends no CORS headers');
  await expect(builder.getByRole('button', {name: 'Send the request'})).toHaveCount(0);
  await builder.getByLabel('Base URL').fill('http://localhost:9000');
  await builder.getByRole('button', {name: 'Send the request'}).click();
  await expect(builder.getByRole('status')).toHaveText('Response: 204 No Content');
  expect(sent).toEqual(['POST http://localhost:9000/api/v1beta/servers/osv/stop']);
});

test('when nothing answers, the visitor reads so', whole, async ({page}) => {
  await page.route('http://localhost:8989/**', (route) => route.abort());
  await visit(page, gatewayPage);
  const builder = await openBuilder(page, 'check-health');
  await builder.getByRole('button', {name: 'Send the request'}).click();
  await expect(builder.getByRole('status')).toContainText('No response from http://localhost:8989 could be read');
});

test('the keyboard opens the builder, is inside, and Escape leads back', async ({page}) => {
  await visit(page, gatewayPage);
  const builder = await openBuilder(page, 'get-version');
  await expect(builder).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(builder.getByRole('button', {name: 'Close'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(builder.getByLabel('Base URL')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(builder).toHaveCount(0);
  await expect(tryButton(page, 'get-version')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(builder).toBeFocused();
  await builder.getByRole('button', {name: 'Close'}).click();
  await expect(tryButton(page, 'get-version')).toHaveAttribute('aria-expanded', 'false');
});

test('when the builder cannot be loaded, the page says so and stays', whole, async ({page}) => {
  await page.route(/api-builder/, (route) => route.abort());
  await visit(page, gatewayPage);
  await page.locator('figure').first().scrollIntoViewIfNeeded();
  await tryButton(page, 'check-health').click();
  await expect(page.getByText('The request builder could not be loaded.')).toBeVisible();
});

test("an input method's keys leave the list of operations as it is", whole, async ({page}) => {
  await visit(page, gatewayPage);
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

test("an input method's keys leave the request builder open, with what was typed", whole, async ({page}) => {
  await visit(page, gatewayPage);
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

/** Mocks a local server that allows all origins; returns the list of received requests. */
async function answer(page: Page, url: string, response: {status: number; body?: string}): Promise<string[]> {
  const sent: string[] = [];
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*',
  };
  await page.route(url, async (route) => {
    const request = route.request();
    if (request.method() !== 'OPTIONS') {
      sent.push([request.method(), request.url(), request.postData()].filter(Boolean).join(' '));
    }
    await route.fulfill({...response, headers});
  });
  return sent;
}
