import {expect, test as base} from '@playwright/test';

import {findFirefox} from '../../engines/firefox';
import {startWebKit} from '../../engines/webkit';
import {findChromium} from '../../support/chromium';

import {type Keyboard, playwrightVisitor, type Visitor} from './keyboard';

/** Gives a visitor of his own, and what ends the visit. */
type Newcomer = () => Promise<{readonly keys: Visitor; readonly leave: () => Promise<unknown>}>;

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
        const errors: string[] = [];
        context.on('weberror', (error) => errors.push(error.error().message));
        const leave = async () => {
          await context.close();
          expect(errors).toEqual([]);
        };
        return {keys: playwrightVisitor(await context.newPage(), origin), leave};
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

export {expect};
