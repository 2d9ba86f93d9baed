import {test as base} from '@playwright/test';

import {findFirefox} from '../../engines/firefox';
import {startWebKit} from '../../engines/webkit';
import {findChromium} from '../../support/chromium';

import {type Keyboard, playwrightKeyboard} from './keyboard';

/** Gives a visitor of his own, and what ends the visit. */
type Newcomer = () => Promise<{readonly keys: Keyboard; readonly leave: () => Promise<unknown>}>;

interface Options {
  readonly engine: 'chromium' | 'firefox' | 'webkit';
  readonly newcomer: Newcomer;
}

/** A test whose visitor has a keyboard and nothing else, in the engine of its project. */
export const test = base.extend<{keys: Keyboard}, Options>({
  engine: ['chromium', {scope: 'worker', option: true}],
  newcomer: [
    async ({engine, playwright}, provide, {project}) => {
      const origin = project.use.baseURL ?? '';
      const driver = engine === 'webkit' ? await startWebKit(origin) : undefined;
      if (driver) {
        await provide(driver.newcomer);
        return driver.stop();
      }
      const options = engine === 'chromium' ? {executablePath: findChromium(), chromiumSandbox: false} : {};
      const browser = await playwright[engine].launch(engine === 'firefox' ? findFirefox() : options);
      await provide(async () => {
        const context = await browser.newContext();
        return {keys: playwrightKeyboard(await context.newPage(), origin), leave: () => context.close()};
      });
      await browser.close();
    },
    {scope: 'worker', timeout: 120_000},
  ],
  keys: async ({newcomer}, provide) => {
    const {keys, leave} = await newcomer();
    await provide(keys);
    await leave();
  },
});

export {expect} from '@playwright/test';
