import createJiti from 'jiti';
import lighthouse from 'lighthouse';

const load = createJiti(import.meta.url, {interopDefault: true});
const [rounds = '9', ...rest] = process.argv.slice(2);

// Usage: node tests/bench/start.mjs [rounds] [--no-audits], of the site as it is built; or growth [guides to add ...]; or
// server [rounds], of the docs MCP server.
if (rounds === 'growth') {
  load('./growth.ts').growth(rest.map(Number));
} else if (rounds === 'server') {
  await load('./server.ts').server(Number(rest[0] ?? 9));
} else {
  await load('./run.ts').run(Number(rounds), rest.includes('--no-audits') ? undefined : lighthouse);
}
