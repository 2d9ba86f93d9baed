import {spawn} from 'node:child_process';
import {once} from 'node:events';

async function run(script) {
  const [code] = await once(spawn(`npm run ${script}`, {stdio: 'inherit', shell: true}), 'exit');
  return code === 0;
}

/** Runs npm scripts side by side, all of them even after a failure, and tells whether all succeeded. */
export async function together(...scripts) {
  return (await Promise.all(scripts.map(run))).every(Boolean);
}
