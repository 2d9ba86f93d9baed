import {readFileSync} from 'node:fs';

import type {Page} from '@playwright/test';
import type {AxeResults, ElementContext, RunOptions} from 'axe-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const all: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};
/** The rules whose answer depends on the color mode. */
const colors: RunOptions = {...all, runOnly: {type: 'rule', values: ['color-contrast', 'link-in-text-block']}};

/**
 * What axe finds on the page as it stands, one line per element; empty when all is well.
 *
 * @param onlyColors looks at colors alone: for a page that was looked at whole in the other color mode
 */
export async function violations(page: Page, {onlyColors = false} = {}): Promise<string[]> {
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
  await page.evaluate(setRepeatedWordsAside);
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  const results = await page.evaluate(
    (options) => (window as unknown as {axe: Axe}).axe.run({exclude: ['[data-repeated]']}, options),
    onlyColors ? colors : all,
  );
  return results.violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  );
}

interface Axe {
  readonly run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
}

/** Marks the words of code that look like an earlier one on the same ground: axe would weigh each of thousands anew. */
function setRepeatedWordsAside(): void {
  const looks = new Set<string>();
  for (const word of Array.from(document.querySelectorAll('pre .token:not(:has(*))'))) {
    const {color, backgroundColor, opacity, fontSize, fontWeight} = getComputedStyle(word);
    const grounds = [word.parentElement, word.closest('.token-line'), word.closest('pre')].map(
      (element) => element && getComputedStyle(element).backgroundColor,
    );
    const look = [color, backgroundColor, opacity, fontSize, fontWeight, ...grounds].join();
    word.toggleAttribute('data-repeated', looks.has(look));
    looks.add(look);
  }
}
