import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {skillIndex} from '../../../../src/plugins/agent-docs/skills';

function publish(outDir: string, name: string, text: string): void {
  const folder = join(outDir, '.well-known/agent-skills', name);
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, 'SKILL.md'), text);
}

test('an agent finds every skill with its description, address and checksum', async ({}, {outputDir}) => {
  const text = '---\nname: weather\ndescription: Tells the weather.\n---\n\n# Weather\n';
  publish(outputDir, 'weather', text);
  const {path, content} = await skillIndex({baseUrl: '/d/'}, outputDir);
  expect(path).toBe('.well-known/agent-skills/index.json');
  expect((JSON.parse(content) as {skills: unknown}).skills).toEqual([
    {
      name: 'weather',
      type: 'skill-md',
      description: 'Tells the weather.',
      url: '/d/.well-known/agent-skills/weather/SKILL.md',
      digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
    },
  ]);
});

test('the build stops at a skill with a wrong name or no description', async ({}, {outputDir}) => {
  publish(outputDir, 'weather', '---\nname: rain\ndescription: x\n---\n');
  await expect(skillIndex({baseUrl: '/'}, outputDir)).rejects.toThrow('weather/SKILL.md');
});
