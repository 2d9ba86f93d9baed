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
  await page.evaluate(setRepeatedAside);
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

/**
 * Marks the words of code and the links of the sidebar that were weighed before with the same look in the same mode and
 * window: pages share them, and axe would weigh each of thousands anew.
 */
function setRepeatedAside(): void {
  const memory = window as unknown as {looks?: Set<string>};
  const looks = (memory.looks ??= new Set());
  const mode = [document.documentElement.dataset.theme, window.innerWidth].join();
  const words = Array.from(document.querySelectorAll('pre .token:not(:has(*))'), (element) => ({element, about: ''}));
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('aside .menu__link'), (element) => ({
    element,
    about: [element.href, element.textContent, element.ariaCurrent, element.ariaExpanded].join(),
  }));
  for (const {element, about} of [...words, ...links]) {
    const {color, backgroundColor, opacity, fontSize, fontWeight} = getComputedStyle(element);
    const grounds = [element.parentElement, element.closest('.token-line'), element.closest('pre')].map(
      (ground) => ground && getComputedStyle(ground).backgroundColor,
    );
    const shown = element.checkVisibility();
    const look = [mode, about, shown, color, backgroundColor, opacity, fontSize, fontWeight, ...grounds].join();
    element.toggleAttribute('data-repeated', looks.has(look));
    looks.add(look);
  }
}
