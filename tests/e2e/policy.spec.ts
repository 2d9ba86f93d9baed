import {expect, test} from '../support/test';
import {visit} from '../support/visit';
import {row} from '../support/whole';

test.use({allowedMessages: /404|Content Security Policy|evil\.example\.org/});

// The policies of all pages are compared with their scripts in `tests/build`.
for (const [at, path] of ['/toolhive/quickstart', '/search', '/no-such-page'].entries()) {
  test(`${path} runs no injected script or handler, and gets nothing from other hosts`, row(at), async ({page}) => {
    const asked: string[] = [];
    await visit(page, path);
    await page.route('https://evil.example.org/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({body: 'window.hit = true', contentType: 'text/javascript'});
    });
    const refused = await page.evaluate(async () => {
      const directives: string[] = [];
      document.addEventListener('securitypolicyviolation', (event) => directives.push(event.effectiveDirective));
      const add = (name: string, values: object) =>
        document.body.append(Object.assign(document.createElement(name), values));
      add('script', {textContent: 'window.hit = true'});
      add('script', {src: 'https://evil.example.org/a.js'});
      add('img', {src: 'https://evil.example.org/a.png'});
      add('iframe', {src: 'https://evil.example.org/'});
      document.body.insertAdjacentHTML('beforeend', '<button id="evil" onclick="window.hit = true">x</button>');
      document.getElementById('evil')!.click();
      await fetch('https://evil.example.org/').catch(() => undefined);
      while (directives.length < 6) {
        await new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve, {once: true}));
      }
      return directives.sort();
    });
    expect(refused).toEqual([
      'connect-src',
      'frame-src',
      'img-src',
      'script-src-attr',
      'script-src-elem',
      'script-src-elem',
    ]);
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  });
}
