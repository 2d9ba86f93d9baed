import {spawn} from 'node:child_process';
import {once} from 'node:events';

/** Runs programs side by side, all of them even after a failure, and tells whether all succeeded. */
export async function together(...commands) {
  const run = async (command) => {
    const [code] = await once(spawn(command, {stdio: 'inherit', shell: true}), 'exit');
    return code === 0;
  };
  return (await Promise.all(commands.map(run))).every(Boolean);
}
