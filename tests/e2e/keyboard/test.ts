import {expect, test as base} from '@playwright/test';

import {findFirefox} from '../../engines/firefox';
import {startWebKit} from '../../engines/webkit';
import {findChromium} from '../../support/chromium';

import {type Keyboard, playwrightVisitor, type Visitor} from './keyboard';

/** Creates a visitor, with a function that ends the session. */
type NewVisitor = () => Promise<{readonly keys: Visitor; readonly leave: () => Promise<unknown>}>;

interface Options {
  readonly engine: 'chromium' | 'firefox' | 'webkit';
  readonly newVisitor: NewVisitor;
}

/** A test with a keyboard-only visitor in the project's engine. */
export const test = base.extend<{keys: Keyboard}, Options>({
  engine: ['chromium', {scope: 'worker', option: true}],
  newVisitor: [
    async ({engine, playwright}, provide, {project}) => {
      const origin = project.use.baseURL ?? '';
      const driver = engine === 'webkit' ? await startWebKit(origin) : undefined;
      if (driver) {
        await provide(driver.newVisitor);
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
  keys: async ({newVisitor}, provide) => {
    const {keys, leave} = await newVisitor();
    await provide(keys);
    await leave();
  },
});

export {expect};
