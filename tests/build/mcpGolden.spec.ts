import type {Client} from '@modelcontextprotocol/client';
import {expect, test} from '@playwright/test';

import {tokensOf} from '../../src/mcp-server/library';
import {buildDir} from '../support/site';
import {golden} from '../unit/mcp-server/questions';
import {call, connect, textOf} from '../unit/mcp-server/test';

test.describe.configure({mode: 'default'});

/** Maximum tokens of the two calls. */
const budget = 6_000;
/** Number of hits whose sections are read. */
const read = 6;

let client: Client;

test.beforeAll(async () => {
  client = await connect(buildDir);
});

/** Text of two calls: a search, then its sections. */
async function twoCalls(ask: string): Promise<string> {
  const found = await call(client, 'search_docs', {query: ask});
  const {hits} = found.structuredContent as {hits: {page: string; section?: string}[]};
  const ids = hits.slice(0, read).map(({page, section}) => `${page}${section ? `#${section}` : ''}`);
  const sections = ids.length > 0 ? await call(client, 'read_sections', {ids}) : undefined;
  return `${textOf(found)}\n${sections ? textOf(sections) : ''}`;
}

test('two calls answer at least 57 of 60 questions from issues, each for less than 6,000 tokens', async ({}, testInfo) => {
  const missed: string[] = [];
  const costs: number[] = [];
  for (const {ask, says} of golden) {
    const text = await twoCalls(ask);
    costs.push(tokensOf(text.length));
    if (!says.test(text)) {
      missed.push(ask);
    }
  }
  costs.sort((a, b) => a - b);
  testInfo.annotations.push({type: 'tokens', description: `median ${costs[30]}, most ${costs.at(-1)}`});
  expect(golden).toHaveLength(60);
  expect(costs.at(-1)).toBeLessThan(budget);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(3);
});
