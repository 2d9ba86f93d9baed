import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';

import {plainText} from '../../../data/readText';
import type {TextFile} from '../types';

import type {Site} from './pages';

const folder = '.well-known/agent-skills';
const schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/**
 * Publishes agent skills with absolute links, and the index of the draft for their discovery at a well-known URL.
 * @param outDir build folder, which contains the skills
 * @throws if a skill has no name or description, or its name differs from its folder's
 */
export async function skillFiles({url, baseUrl}: Pick<Site, 'url' | 'baseUrl'>, outDir: string): Promise<TextFile[]> {
  const entries = await readdir(join(outDir, folder), {withFileTypes: true});
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
    .sort();
  const skills = await Promise.all(
    names.map(async (name) => {
      const path = `${folder}/${name}/SKILL.md`;
      const text = plainText(await readFile(join(outDir, path), 'utf8'));
      return {name, path, content: text.replaceAll('](/', `](${url}${baseUrl}`)};
    }),
  );
  const index = skills.map(({name, path, content}) => ({
    name,
    type: 'skill-md',
    description: descriptionOf(name, content),
    url: `${baseUrl}${path}`,
    digest: `sha256:${createHash('sha256').update(content).digest('hex')}`,
  }));
  const content = `${JSON.stringify({$schema: schema, skills: index}, undefined, 2)}\n`;
  return [
    ...skills.map((skill) => ({path: skill.path, content: skill.content})),
    {path: `${folder}/index.json`, content},
  ];
}

function descriptionOf(name: string, text: string): string {
  const [, matter = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  const field = (key: string): string => new RegExp(`^${key}: (.+)$`, 'm').exec(matter)?.[1]?.trim() ?? '';
  if (field('name') !== name || !field('description')) {
    throw new Error(`agent-docs: ${name}/SKILL.md: the front matter needs this name and a description on one line`);
  }
  return field('description');
}
