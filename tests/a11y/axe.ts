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
/** Rules that depend on the color mode. */
const colors: RunOptions = {...all, runOnly: {type: 'rule', values: ['color-contrast', 'link-in-text-block']}};
const onlyNewLooks: Spec = {rules: [{id: 'color-contrast', selector: '[data-new-look]'}]};

/**
 * Reasons why axe cannot determine contrast on this site: text in diagrams, on pseudo-elements, of symbols such as a
 * command key, and text that overlaps another box such as the navbar.
 */
const measurable = ['imgNode', 'pseudoContent', 'nonBmp', 'bgOverlap', 'elmPartiallyObscured', 'elmPartiallyObscuring'];

/**
 * Runs axe in the current color mode, then the color rules in the other one, which stays active.
 * @returns one line per element that fails or could not be checked
 */
export async function violations(page: Page): Promise<string[]> {
  const found = await violationsNow(page, all);
  const other = (await page.evaluate(() => document.documentElement.dataset.theme)) === 'dark' ? 'light' : 'dark';
  await page.emulateMedia({colorScheme: other});
  await page.locator(`html[data-theme="${other}"]`).waitFor();
  return found.concat((await colorViolationsNow(page)).map((line) => `${other}: ${line}`));
}

/** Runs the color rules in the current color mode. */
export function colorViolationsNow(page: Page): Promise<string[]> {
  return violationsNow(page, colors);
}

/** Runs axe in the current color mode. */
export async function violationsNow(page: Page, options = all): Promise<string[]> {
  // The bar of a navigation changes the document while axe reads it, and its role does not exist.
  await page.locator('#nprogress').waitFor({state: 'detached'});
  await page.evaluate(markNewLooks);
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

/** Undefined if axe is not loaded in the page. */
function run(page: Page, options: RunOptions): Promise<AxeResults | undefined> {
  return page.evaluate((given) => (window as {axe?: Axe}).axe?.run(document, given), options);
}

async function load(page: Page): Promise<void> {
  await page.evaluate(source);
  await page.evaluate((spec) => (window as unknown as {axe: Axe}).axe.configure(spec), onlyNewLooks);
}

const place = ({target}: NodeResult): string => target.join(' ');

/** Keys of the reasons why axe could not check an element. */
function reasons({any, all, none}: NodeResult): string[] {
  return [...any, ...all, ...none].map(({id, data}) => (data as {messageKey?: string} | null)?.messageKey ?? id);
}

/** Whether a measurement of the contrast resolves everything that axe left open. */
function isMeasurable({id, node}: {readonly id: string; readonly node: NodeResult}): boolean {
  return id === 'color-contrast' && reasons(node).every((reason) => measurable.includes(reason));
}
