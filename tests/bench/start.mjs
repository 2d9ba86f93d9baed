import createJiti from 'jiti';
import lighthouse from 'lighthouse';

const load = createJiti(import.meta.url, {interopDefault: true});
const [rounds = '9', ...rest] = process.argv.slice(2);

// Usage: node tests/bench/start.mjs [rounds] [--no-audits], of the site as it is built; or growth [guides to add ...]; or
// server [rounds], of the docs MCP server; or peers [rounds] [name=folder ...] [condition or step ...],
// of this build and builds of other generators side by side; or acts [condition, act, mode or delay ...], of first acts.
if (rounds === 'growth') {
  load('./growth.ts').growth(rest.map(Number));
} else if (rounds === 'server') {
  await load('./server.ts').server(Number(rest[0] ?? 9));
} else if (rounds === 'acts') {
  await load('./acts/index.ts').firstActs(rest);
} else if (rounds === 'peers') {
  await load('./peers/index.ts').peers(rest);
} else {
  await load('./run.ts').run(Number(rounds), rest.includes('--no-audits') ? undefined : lighthouse);
}
