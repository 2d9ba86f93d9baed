import {expect, test} from '@playwright/test';

import {terminalLines} from '../../src/components/Home/content';
import {readRuns} from '../../src/data/runs/read';
import {isShownBy} from '../../src/data/runs/shown';
import {mcp} from '../../src/site/products';

test('the terminal of the home page shows what the program printed', () => {
  const run = readRuns(process.cwd(), mcp.id).find(({name}) => name === 'quickstart/run-list-health');
  const outputs = terminalLines.flatMap(({output}) => output ?? []);
  expect(outputs.length).toBeGreaterThan(1);
  expect(outputs.filter((output) => !run || !isShownBy(output, run))).toEqual([]);
});
