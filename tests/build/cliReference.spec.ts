import {expect, test} from '@playwright/test';
import type {CheerioAPI} from 'cheerio';

import {loadTree} from '../../src/data/cli/load';
import type {Argument, Command, Option} from '../../src/data/cli/tree';
import {builtPage, publishedPaths} from '../support/built';
import {siteDir} from '../support/site';

/** An option or argument: its names, and what the page says of it in any case. */
interface Entry {
  readonly names: readonly string[];
  readonly facts: readonly string[];
}

const tree = loadTree(siteDir);
const commands = tree.commands.filter(({page}) => page);
const hidden = tree.commands.flatMap(({options}) => options.filter((option) => option.hidden));
const addressOf = ({path}: Command) => `/toolhive/reference/cli/${path.replaceAll(' ', '_')}`;

const optionEntry = ({
  name,
  short,
  type,
  values = [],
  valueFormat,
  required,
  repeatable,
  ...option
}: Option): Entry => ({
  names: [`--${name}`, ...(short ? [`-${short}`] : [])],
  facts: [
    `Type: ${type}`,
    `Default: ${String(option.default) || 'none'}`,
    ...[...values, valueFormat ?? '', option.since ?? ''],
    ...[required ? 'Required' : '', repeatable ? 'Repeatable' : ''],
  ],
});
const argumentEntry = ({name, required, variadic, values = []}: Argument): Entry => ({
  names: [name],
  facts: [required ? 'Required' : 'Optional', variadic ? 'Repeatable' : '', ...values],
});

/** Elements between the heading with this id and the next one. */
const sectionOf = ($: CheerioAPI, id: string) => $(`#${id}`).nextUntil('h2');

function expectEntries($: CheerioAPI, id: string, entries: readonly Entry[]): void {
  const terms = sectionOf($, id).find('dt').toArray();
  const names = terms.map((term) => Array.from($(term).find('code'), (code) => $(code).text()));
  expect(names).toEqual(entries.map((entry) => entry.names));
  terms.forEach((term, i) => {
    const said = $(term).next('dd').find('.definition-facts').text();
    entries[i]?.facts.forEach((fact) => expect(said, names[i]?.join()).toContain(fact));
  });
}

/** What list items of a section begin with, up to a colon. */
const itemsIn = ($: CheerioAPI, id: string) =>
  Array.from(sectionOf($, id).filter('ul').children('li'), (item) => $(item).text().split(':')[0]?.trim());

function codeIn($: CheerioAPI, id: string): string[] {
  const blocks = sectionOf($, id).find('pre code').addBack('pre code');
  return Array.from(blocks, (block) => {
    const lines = Array.from($(block).find('.token-line'), (line) => $(line).text());
    return lines.join('').replace(/\n$/, '');
  });
}

for (const command of commands) {
  test(`the page of ${command.path} shows what the tree has, no more and no less`, () => {
    const {$} = builtPage(addressOf(command));
    const children = commands.filter(({path}) => path.slice(0, path.lastIndexOf(' ')) === command.path);
    expectEntries($, 'options', command.options.filter((option) => !option.hidden).map(optionEntry));
    expectEntries($, 'inherited-options', tree.globalOptions.map(optionEntry));
    expectEntries($, 'arguments', command.arguments.map(argumentEntry));
    expect(codeIn($, 'usage')).toEqual([command.usage]);
    expect($('main').text().includes('Aliases: ')).toBe(command.aliases.length > 0);
    expect(itemsIn($, 'subcommands')).toEqual(children.map(({path}) => path));
    expect(codeIn($, 'examples')).toEqual(
      command.examples.flatMap(({code, output}) => [code, ...(output ? [output] : [])]),
    );
    expect(itemsIn($, 'exit-status').map(Number)).toEqual(command.exit.map(({code}) => code));
  });
}

test('the command reference has a page of each command of the tree and no other', () => {
  const pages = publishedPaths().filter((path) => path.startsWith('/toolhive/reference/cli/'));
  expect(pages).toEqual(commands.map(addressOf).sort());
});

test('options that the help of a command hides are on no page', () => {
  expect(hidden.length).toBeGreaterThan(0);
  const shown = commands.filter((command) =>
    hidden.some(({name}) => builtPage(addressOf(command)).html.includes(`--${name}`)),
  );
  expect(shown.map(({path}) => path)).toEqual([]);
});
