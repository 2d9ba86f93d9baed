import {together} from './together.mjs';

const cspell = 'cspell --config .github/cspell.json --no-progress --quiet';
const code = [
  'npx eslint . --cache --cache-location .cache/eslint --max-warnings 0',
  `npx ${cspell} "docs-*/**/*.mdx" "src/**" "*.{ts,md}" ".github/**/*.md" "specs/**/*.md"`,
];
const text = [
  'npx prettier --check . --log-level warn',
  'npx stylelint "src/**/*.css"',
  'npx markdownlint-cli2',
  'npx commitlint --config .github/commitlint.config.mjs --to HEAD --git-log-args=--since=2026-11-23T08:30Z',
];

process.exitCode = (await together(code.join(' && '), text.join(' && '))) ? 0 : 1;
