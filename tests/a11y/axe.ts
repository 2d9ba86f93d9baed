import {readFileSync} from 'node:fs';

import type {Page} from '@playwright/test';
import type {AxeResults, ElementContext, NodeResult, RunOptions, Spec} from 'axe-core';

import {contrasts} from './contrast';
import {markNewLooks} from './looks';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const all: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations', 'incomplete'],
};
/** The rules whose answer depends on the color mode, and what they look at: texts and fields of each look. */
const colorRules = {
  'color-contrast': '[data-new-look]',
  'link-in-text-block': 'a[href][data-new-look]',
};
const colors: RunOptions = {...all, runOnly: {type: 'rule', values: Object.keys(colorRules)}};
const onlyNewLooks: Spec = {rules: Object.entries(colorRules).map(([id, selector]) => ({id, selector}))};

/**
 * Why axe leaves contrast open on this site: letters in diagrams, on the ground of a label that CSS writes, or of signs
 * such as a command key; and texts that touch another box, such as the navbar.
 */
const measurable = ['imgNode', 'pseudoContent', 'nonBmp', 'bgOverlap', 'elmPartiallyObscured', 'elmPartiallyObscuring'];

/**
 * What axe finds on the page as it stands, in its color mode and then, as far as colors go, in the other one, which stays.
 *
 * @returns one line for each element that is wrong, or that could not be judged; empty when all is well
 */
export async function violations(page: Page): Promise<string[]> {
  const found = await violationsNow(page, all);
  const other = (await page.evaluate(() => document.documentElement.dataset.theme)) === 'dark' ? 'light' : 'dark';
  await page.emulateMedia({colorScheme: other});
  await page.locator(`html[data-theme="${other}"]`).waitFor();
  return found.concat((await violationsNow(page, colors)).map((line) => `${other}: ${line}`));
}

/** What axe finds on the page as it stands, in its color mode alone. */
export async function violationsNow(page: Page, options = all): Promise<string[]> {
  if ((await page.evaluate(markNewLooks)) === 0 && options === colors) {
    return [];
  }
  const results = (await run(page, options)) ?? (await load(page).then(() => run(page, options)))!;
  const unclear = results.incomplete.flatMap(({id, nodes}) => nodes.map((node) => ({id, node})));
  const texts = unclear.filter(isMeasurable).map(({node}) => place(node));
  const measured = texts.length > 0 ? await page.evaluate(contrasts, texts) : [];
  const poor = measured.filter(({ratio, wanted}) => ratio < wanted);
  return [
    ...results.violations.flatMap(({id, nodes}) =>
      nodes.map((node) => `${id}: ${place(node)}: ${node.failureSummary?.replace(/\s+/g, ' ')}`),
    ),
    ...unclear
      .filter((one) => !isMeasurable(one))
      .map(({id, node}) => `nobody has judged ${id}: ${place(node)}: ${reasons(node).join()}`),
    ...poor.map(({selector, ratio, wanted}) => `contrast ${ratio.toFixed(2)} in place of ${wanted}: ${selector}`),
  ];
}

interface Axe {
  readonly configure: (spec: Spec) => void;
  readonly run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
}

/** Lets axe look at the open page; gives nothing if the page has no axe yet. */
function run(page: Page, options: RunOptions): Promise<AxeResults | undefined> {
  return page.evaluate((given) => (window as {axe?: Axe}).axe?.run(document, given), options);
}

async function load(page: Page): Promise<void> {
  await page.evaluate(source);
  await page.evaluate((spec) => (window as unknown as {axe: Axe}).axe.configure(spec), onlyNewLooks);
}

const place = ({target}: NodeResult): string => target.join(' ');

/** Why axe could not judge an element, in its own keys. */
function reasons({any, all, none}: NodeResult): string[] {
  return [...any, ...all, ...none].map(({id, data}) => (data as {messageKey?: string} | null)?.messageKey ?? id);
}

/** Tells whether axe left open only what a measurement answers. */
function isMeasurable({id, node}: {readonly id: string; readonly node: NodeResult}): boolean {
  return id === 'color-contrast' && reasons(node).every((reason) => measurable.includes(reason));
}
