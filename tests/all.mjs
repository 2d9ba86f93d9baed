import {spawn} from 'node:child_process';
import {once} from 'node:events';

/** Runs a script of the package; gives its exit code. */
async function run(script) {
  const [code] = await once(spawn(`npm run ${script}`, {stdio: 'inherit', shell: true}), 'exit');
  return code;
}

// The site is built while the tests run that need no site; all run, whatever fails.
const first = await Promise.all(['build', 'test:alone'].map(run));
const codes = [...first, await run('test:site')];
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
