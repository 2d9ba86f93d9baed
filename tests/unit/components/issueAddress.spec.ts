import {readFileSync} from 'node:fs';

import {expect, test} from '@playwright/test';
import {parse} from 'yaml';

import {issueAddress} from '../../../src/components/Feedback/issueAddress';

const edit = 'https://github.com/example/docs/edit/main/docs-mcp/toolhive/quickstart.mdx';

test('a report opens a form that exists, with the page and its address filled in', () => {
  const address = new URL(issueAddress(edit, 'A & B', 'https://docs.example.com/a?b#c') ?? '');
  expect(address.origin + address.pathname).toBe('https://github.com/example/docs/issues/new');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    template: 'page.yml',
    title: 'A & B: ',
    page: 'https://docs.example.com/a?b#c',
  });
  const {body} = parse(readFileSync('.github/ISSUE_TEMPLATE/page.yml', 'utf8')) as {body: {id?: string}[]};
  expect(body.map(({id}) => id)).toContain('page');
});

test('without a repository there is nothing to report to', () => {
  expect(issueAddress('', 'Title', 'https://docs.example.com')).toBeUndefined();
  expect(issueAddress('https://example.com/page', 'Title', 'https://docs.example.com')).toBeUndefined();
});
