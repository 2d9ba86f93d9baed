import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {normalize} from '../../../../src/data/runs/normalize';
import {readRuns} from '../../../../src/data/runs/read';

const schema = readFileSync(join(__dirname, '../../../../specs/runs.schema.json'), 'utf8');

function siteWith(run: string): string {
  const site = mkdtempSync(join(tmpdir(), 'runs-'));
  mkdirSync(join(site, 'specs/gateway/runs'), {recursive: true});
  writeFileSync(join(site, 'specs/runs.schema.json'), schema);
  writeFileSync(join(site, 'specs/gateway/runs/topic.yaml'), `about: Greetings of a program.\nruns:\n${run}`);
  return site;
}

test('a run is found under its topic and its name', () => {
  const site = siteWith(
    '  greeting:\n    shows: The program greets.\n    steps: [{command: greet, exit: 0, output: "Hi\\n"}]\n',
  );
  expect(readRuns(site, 'gateway')).toEqual([
    {
      name: 'topic/greeting',
      file: 'specs/gateway/runs/topic.yaml',
      shows: 'The program greets.',
      steps: [{command: 'greet', exit: 0, output: 'Hi\n'}],
    },
  ]);
  expect(readRuns(site, 'mcp')).toEqual([]);
});

test('what differs at each repetition is replaced, and nothing else', () => {
  const text =
    'REDACTED<#123e4567-e89b-12d3-a456-426614174000#> at 2025-05-02T10:00:00Z (9:41AM), chatcmpl-9f, port localhost:8989, v0.1.32, built with go1.24.1';
  expect(normalize(text, ['uuid', 'time', 'id', 'port', 'compiler', 'version'])).toBe(
    'REDACTED<#<UUID>#> at <TIME> (<TIME>), <ID>, port localhost:<PORT>, <VERSION>, built with <COMPILER>',
  );
  expect(normalize(text)).toBe(text);
});
