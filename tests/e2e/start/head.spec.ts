import {expect, test} from '../../support/test';
import {hydrated} from '../../support/visit';

test('the title and the description of a page stay while it comes alive on a slow device', async ({page}) => {
  await page.goto('/toolhive/quickstart');
  await page.evaluate(() => {
    const changes: string[] = [];
    Object.assign(window, {changes});
    new MutationObserver((records) =>
      records
        .flatMap(({addedNodes, removedNodes}) => [...Array.from(addedNodes), ...Array.from(removedNodes)])
        .map((node) => (node instanceof Element ? node.outerHTML : (node.textContent ?? '')))
        .filter((text) => !text.startsWith('<script'))
        .forEach((text) => changes.push(text)),
    ).observe(document.head, {childList: true, subtree: true});
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 10});
  await hydrated(page);
  expect(await page.evaluate(() => (window as unknown as {changes: string[]}).changes)).toEqual([]);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 1});
  await page.getByRole('link', {name: 'CodeGate', exact: true}).first().click();
  await expect(page).toHaveTitle('CodeGate | Stacklok docs');
});
