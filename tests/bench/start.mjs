import createJiti from 'jiti';
import lighthouse from 'lighthouse';

const load = createJiti(import.meta.url, {interopDefault: true});
const [rounds = '9', ...rest] = process.argv.slice(2);

// Usage: node tests/bench/start.mjs [rounds] [--no-audits], of the site as it is built; or growth [guides to add ...].
if (rounds === 'growth') {
  load('./growth.ts').growth(rest.map(Number));
} else {
  await load('./run.ts').run(Number(rounds), rest.includes('--no-audits') ? undefined : lighthouse);
}
