import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {skillFiles} from '../../../../../src/plugins/publish/copies/skills';

function publish(outDir: string, name: string, text: string): void {
  const folder = join(outDir, '.well-known/agent-skills', name);
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, 'SKILL.md'), text);
}

test('an agent finds every skill with its description, address and checksum', async ({}, {outputDir}) => {
  const text = '---\nname: weather\ndescription: Tells the weather.\n---\n\n[Sun](/sun.md)\n';
  publish(outputDir, 'weather', text);
  const files = await skillFiles({url: 'https://docs.example.com', baseUrl: '/d/'}, outputDir);
  const published = text.replace('/sun.md', 'https://docs.example.com/d/sun.md');
  expect(files[0]).toEqual({path: '.well-known/agent-skills/weather/SKILL.md', content: published});
  const {path, content} = files[1] ?? {path: '', content: ''};
  expect(path).toBe('.well-known/agent-skills/index.json');
  expect((JSON.parse(content) as {skills: unknown}).skills).toEqual([
    {
      name: 'weather',
      type: 'skill-md',
      description: 'Tells the weather.',
      url: '/d/.well-known/agent-skills/weather/SKILL.md',
      digest: `sha256:${createHash('sha256').update(published).digest('hex')}`,
    },
  ]);
});
