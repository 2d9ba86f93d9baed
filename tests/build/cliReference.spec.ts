import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';
import type {CheerioAPI} from 'cheerio';

import type {Argument, Command, CommandTree, Option} from '../../src/data/cli/tree';
import {builtPage, publishedPaths} from '../support/built';
import {siteDir} from '../support/site';

/** A rendered option or argument of a command page. */
interface Shown {
  /** `--name` and, if there is one, `-n`; or the name of an argument. */
  readonly names: readonly string[];
  /** Facts such as `Type: string`, without markup. */
  readonly facts: readonly string[];
}

const tree = JSON.parse(readFileSync(join(siteDir, 'specs/mcp/cli.json'), 'utf8')) as CommandTree;
const commands = tree.commands.filter(({page}) => page);
const hidden = tree.commands.flatMap(({options}) => options.filter((option) => option.hidden));
const addressOf = ({path}: Command) => `/toolhive/reference/cli/${path.replaceAll(' ', '_')}`;

for (const command of commands) {
  test(`the page of ${command.path} shows the options of the tree, no more and no fewer`, () => {
    const {$} = builtPage(addressOf(command));
    expect(shownIn($, 'Options')).toEqual(command.options.filter((option) => !option.hidden).map(expectedOption));
    expect(shownIn($, 'Inherited options')).toEqual(tree.globalOptions.map(expectedOption));
    expect(shownIn($, 'Arguments')).toEqual(command.arguments.map(expectedArgument));
  });

  test(`the page of ${command.path} shows usage, aliases, subcommands, examples and exit codes of the tree`, () => {
    const {$} = builtPage(addressOf(command));
    const children = commands.filter(({path}) => path.slice(0, path.lastIndexOf(' ')) === command.path);
    const samples = command.examples.flatMap(({code, output}) => [code, ...(output ? [output] : [])]);
    expect(codeIn($, 'Usage')).toEqual([command.usage]);
    expect($('main').text().includes('Aliases: ')).toBe(command.aliases.length > 0);
    expect(itemsIn($, 'Subcommands').map((text) => text.split(':')[0])).toEqual(children.map(({path}) => path));
    expect(codeIn($, 'Examples')).toEqual(samples);
    expect(itemsIn($, 'Exit status').map((text) => Number(text.split(':')[0]))).toEqual(
      command.exit.map(({code}) => code),
    );
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

function expectedOption({name, short, type, values, ...option}: Option): Shown {
  const value = Array.isArray(option.default) ? option.default.join(',') : String(option.default);
  const repeated = option.separator ? `Repeatable, or separated by ${option.separator}` : 'Repeatable';
  return {
    names: [`--${name}`, ...(short ? [`-${short}`] : [])],
    facts: [
      `Type: ${type}`,
      ...(option.valueFormat ? [`Form: ${option.valueFormat}`] : []),
      `Default: ${value || 'none'}`,
      ...(values ? [`Values: ${values.join(', ')}`] : []),
      ...(option.required ? ['Required'] : []),
      ...(option.repeatable ? [repeated] : []),
      ...(option.since ? [`Since ${option.since}`] : []),
    ],
  };
}

function expectedArgument({name, required, variadic, values}: Argument): Shown {
  return {
    names: [name],
    facts: [
      required ? 'Required' : 'Optional',
      ...(values ? [`Values: ${values.join(', ')}`] : []),
      ...(variadic ? ['Repeatable'] : []),
    ],
  };
}

/** Elements between the h2 with this title and the next one. */
function sectionOf($: CheerioAPI, title: string): ReturnType<CheerioAPI> {
  return $('h2')
    .filter((_, heading) => $(heading).clone().find('.hash-link').remove().end().text().trim() === title)
    .nextUntil('h2');
}

/** Definitions in a section. */
function shownIn($: CheerioAPI, title: string): Shown[] {
  const terms = sectionOf($, title).find('dt').toArray();
  return terms.map((term) => ({
    names: textsOf($, $(term).find('code')),
    facts: $(term).next('dd').find('.definition-facts').text().split(' · ').filter(Boolean),
  }));
}

/** List items of a section. */
function itemsIn($: CheerioAPI, title: string): string[] {
  return textsOf($, sectionOf($, title).filter('ul').children('li')).map((text) => text.replace(/\s+/g, ' ').trim());
}

/** Code blocks of a section. */
function codeIn($: CheerioAPI, title: string): string[] {
  const blocks = sectionOf($, title).find('pre code').addBack('pre code').toArray();
  return blocks.map((block) => textsOf($, $(block).find('.token-line')).join('').replace(/\n$/, ''));
}

function textsOf($: CheerioAPI, elements: ReturnType<CheerioAPI>): string[] {
  return elements.toArray().map((element) => $(element).text());
}
