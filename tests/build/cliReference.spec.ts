import {expect, test} from '@playwright/test';

import {loadTree} from '../../src/data/cli/load';
import {type Command, pageName} from '../../src/data/cli/tree';
import {builtPage, publishedPaths} from '../support/built';
import {siteDir} from '../support/site';

const tree = loadTree(siteDir);
const commands = tree.commands.filter(({page}) => page);
const hidden = tree.commands.flatMap(({options}) => options.filter((option) => option.hidden));
const addressOf = ({path}: Command) => `/toolhive/reference/cli/${pageName(path)}`;

// What is said of an option, and all other parts of a page, are tested in `tests/unit/plugins/reference`.
for (const command of commands) {
  test(`the page of ${command.path} has the arguments, options and samples of the tree, and no others`, () => {
    const {$, html} = builtPage(addressOf(command));
    const options = [...command.options.filter((option) => !option.hidden), ...tree.globalOptions];
    const terms = Array.from($('.definitions dt'), (term) => $(term).find('code').first().text());
    expect(terms).toEqual([...command.arguments.map(({name}) => name), ...options.map(({name}) => `--${name}`)]);
    expect(hidden.filter(({name}) => html.includes(`--${name}`))).toEqual([]);
    const samples = Array.from($('#usage, #examples').nextUntil('h2').find('pre').addBack('pre'), (block) =>
      Array.from($(block).find('.token-line'), (line) => $(line).text())
        .join('')
        .trimEnd(),
    );
    const examples = command.examples.flatMap(({code, output}) => [code, ...(output ? [output] : [])]);
    expect(samples).toEqual([command.usage, ...examples]);
  });
}

test('the command reference has a page of each command of the tree and no other', () => {
  const pages = publishedPaths().filter((path) => path.startsWith('/toolhive/reference/cli/'));
  expect(pages).toEqual(commands.map(addressOf).sort());
  expect(hidden.length).toBeGreaterThan(0);
});
