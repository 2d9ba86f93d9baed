import {spawn} from 'node:child_process';
import {once} from 'node:events';

async function run(script) {
  const [code] = await once(spawn(`npm run ${script}`, {stdio: 'inherit', shell: true}), 'exit');
  return code;
}

// Builds the site while the tests that do not need it run. All suites run, even after a failure.
const first = await Promise.all(['build', 'test:alone'].map(run));
const codes = [...first, await run('test:site')];
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
