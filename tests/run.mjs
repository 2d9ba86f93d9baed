import {readFileSync} from 'node:fs';

import {together} from './together.mjs';

const suites = ['unit', 'content', 'build', 'e2e', 'a11y', 'variants', 'firefox', 'webkit'];
const words = process.argv.slice(2);
const chosen = words.filter((word) => suites.includes(word));
const others = words.filter((word) => !suites.includes(word)).map((word) => JSON.stringify(word));

const reportOf = (run) => `.cache/test-report/${run.join('-')}.json`;
const playwright = (run) =>
  ['npx playwright test --config tests/playwright.config.ts', ...run.map((name) => `--project ${name}`), ...others].join(
    ' ',
  );

// Usage: npm test [-- [suite ...] [file or option of Playwright ...]]
// Without a suite, builds the site while the tests that do not need it run; all run, even after a failure.
const runs = chosen.length > 0 ? [chosen] : [['unit', 'content'], ['build', 'e2e', 'a11y']];
const results = [];
for (const [i, run] of runs.entries()) {
  const isFirstOfAll = i === 0 && chosen.length === 0;
  results.push(await together(...(isFirstOfAll ? ['npm run build'] : []), playwright(run)));
}
const stats = runs.map((run) => JSON.parse(readFileSync(reportOf(run), 'utf8')).stats);
const sum = (name) => stats.reduce((total, one) => total + one[name], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`${sum('expected') + sum('flaky')} passed, ${sum('unexpected')} failed${skipped}`);
process.exitCode = results.every(Boolean) ? 0 : 1;
