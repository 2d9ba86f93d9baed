import {devices, type Page} from '@playwright/test';

import {installAlone, type SystemFonts} from '../../support/systemFonts';
import {test as base} from '../../support/test';

export const paths = ['/', '/toolhive/how-to/install', '/toolhive/reference/cli/thv_run', '/codegate/reference/api'];

/** Runs a test in a browser with the fonts of `system` only; Linux alone allows that. */
export const test = base.extend<{system: SystemFonts | undefined}>({
  system: [undefined, {option: true}],
  context: async ({playwright, launchOptions, baseURL, system}, provide, info) => {
    base.skip(process.platform !== 'linux', 'Other systems do not read the settings of fontconfig');
    const settings = system && (await installAlone(system, info.outputPath('system')));
    const env = {...process.env, ...(settings && {FONTCONFIG_FILE: settings})};
    const browser = await playwright.chromium.launch({...launchOptions, env});
    await provide(await browser.newContext({...devices['Desktop Chrome'], baseURL: baseURL ?? ''}));
    await browser.close();
  },
});

/** Families, by their files, of the fonts that paint an element. */
export async function paintedWith(page: Page, selector: string): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument');
  const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector});
  const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId});
  await session.detach();
  return fonts.map(({familyName}) => familyName);
}
