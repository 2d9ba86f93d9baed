import {existsSync, readFileSync, rmSync} from 'node:fs';

import {together} from './together.mjs';

const suites = ['unit', 'content', 'build', 'e2e', 'a11y', 'start', 'variants', 'firefox', 'webkit'];
const words = process.argv.slice(2);
const chosen = words.filter((word) => suites.includes(word));
const isWhole = words.includes('whole');
const others = words.filter((word) => ![...suites, 'whole'].includes(word)).map((word) => JSON.stringify(word));

const playwright = (run) => {
  const projects = run.map((name) => `--project=${name}`);
  const left = isAll && !isWhole ? ['--grep-invert=@whole'] : [];
  return ['npx playwright test --config tests/playwright.config.ts', ...projects, ...left, ...others].join(' ');
};

function statsOf(run) {
  const file = `.cache/test-report/${run.join('-')}.json`;
  // What stops before a test runs fails as well.
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).stats : {expected: 0, unexpected: 1, skipped: 0};
}

// Usage: npm test [-- [suite ... | whole] [file or option of Playwright ...]]
// Without a suite, what support/whole.ts tags is left to `npm run check`.
const isAll = chosen.length === 0;
rmSync('.cache/test-report', {recursive: true, force: true});
const runs = isAll
  ? [
      ['unit', 'content'],
      ['build', 'e2e', 'a11y'],
    ]
  : [chosen];
const results = [];
for (const run of runs) {
  // Builds the site while the tests that do not need it run. All suites run, even after a failure.
  results.push(await together(...(isAll && results.length === 0 ? ['npm run build'] : []), playwright(run)));
}
const sum = (name) => runs.map(statsOf).reduce((total, stats) => total + stats[name], 0);
const isGreen = results.every(Boolean);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`${sum('expected')} passed, ${sum('unexpected') || Number(!isGreen)} failed${skipped}`);
process.exitCode = isGreen ? 0 : 1;
