import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';
import {parse} from 'yaml';

import {issueAddress} from '../../src/components/Feedback/issueAddress';

test('the feedback link names a form that exists, and a field of it', () => {
  const address = new URL(issueAddress('https://github.com/a/b/edit/main/c.mdx', 'Title', 'https://example.com') ?? '');
  const file = join(__dirname, '../../.github/ISSUE_TEMPLATE', address.searchParams.get('template') ?? '');
  const {body} = parse(readFileSync(file, 'utf8')) as {body: {id?: string}[]};
  expect(body.map(({id}) => id)).toContain('page');
  expect(address.searchParams.has('page')).toBe(true);
});
