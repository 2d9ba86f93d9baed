import {spawnSync} from 'node:child_process';

import {expect, test} from '@playwright/test';

import {siteDir} from '../support/site';

const programs = [
  'src/docusaurus.mjs',
  'tests/support/serve.mjs',
  'src/mcp-server/start.mjs',
  'src/mcp-server/bundle/start.mjs',
];

/** What a program says when Node.js has this version, and its status. */
function run(program: string, node: string): {status: number | null; stderr: string} {
  const preload = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'${node}'}})`;
  return spawnSync(process.execPath, ['--import', preload, program, '/nowhere'], {cwd: siteDir, encoding: 'utf8'});
}

for (const program of programs) {
  test(`${program} ends with one line when Node.js is too old`, () => {
    for (const node of ['18.20.8', '20.18.3']) {
      const stderr = `Node.js ${node} is too old: package.json asks for 20.19 or newer\n`;
      expect(run(program, node)).toMatchObject({status: 1, stderr});
    }
  });
}
