import {enter, enterContent, focused, heading, type Keyboard, quickstart, skipLink, tabTo, type} from './keyboard';
import {expect, test} from './test';

const path = (keys: Keyboard) => keys.read(() => location.pathname);

test.describe('with the keyboard alone, a visitor', () => {
  test('skips to the content by the first stop', async ({keys}) => {
    await enter(keys, quickstart);
    expect(await focused(keys)).toBe(skipLink);
    await keys.press('Enter');
    await keys.press('Tab');
    expect(await keys.read(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('sees where the keyboard is at each of the first thirty stops', async ({keys}) => {
    await keys.open(quickstart);
    for (let i = 0; i < 30; i++) {
      await keys.press('Tab');
      const at = await keys.read(() => {
        const element = document.activeElement as HTMLElement;
        const {outlineStyle, boxShadow} = getComputedStyle(element);
        const {width, height} = element.getBoundingClientRect();
        return {
          name: element.outerHTML.slice(0, 80),
          seen: outlineStyle !== 'none' || boxShadow !== 'none',
          width,
          height,
        };
      });
      expect.soft(at, at.name).toMatchObject({seen: true});
      expect.soft(Math.min(at.width, at.height), at.name).toBeGreaterThan(1);
    }
  });

  test('dismisses the announcement and goes on from there', async ({keys}) => {
    await enter(keys, '/');
    await tabTo(keys, 'Dismiss announcement', 4);
    await keys.press('Enter');
    await expect.poll(() => keys.read(() => document.querySelector('[aria-label="Announcement"]'))).toBeNull();
    expect(await keys.read(() => document.activeElement?.closest('nav')?.getAttribute('aria-label'))).toBe('Main');
  });

  test('changes the color mode and stays at the button', async ({keys}) => {
    await enter(keys, quickstart);
    await tabTo(keys, /^Switch between dark and light mode/, 20);
    await keys.press('Enter');
    await expect.poll(() => keys.read(() => document.documentElement.dataset.theme)).toBe('light');
    expect(await focused(keys)).toContain('currently light mode');
  });

  test('opens another page, hears its title, and begins at its top', async ({keys}) => {
    await enter(keys, quickstart);
    await tabTo(keys, 'CodeGate', 12);
    await keys.press('Enter');
    await expect.poll(() => heading(keys)).toMatch(/^CodeGate/);
    await expect
      .poll(() => keys.read(() => document.querySelector('[data-announcer]')?.textContent))
      .toMatch(/^CodeGate/);
    await keys.press('Tab');
    expect(await focused(keys)).toBe(skipLink);
  });

  test('folds a part of the sidebar in and out', async ({keys}) => {
    await enter(keys, quickstart);
    await tabTo(keys, /^(Collapse|Expand) sidebar category/, 60);
    const expanded = () => keys.read(() => document.activeElement?.getAttribute('aria-expanded'));
    const before = await expanded();
    await keys.press('Enter');
    await expect.poll(expanded).toBe(before === 'true' ? 'false' : 'true');
    await keys.press('Enter');
    await expect.poll(expanded).toBe(before);
  });

  test('opens a page from the sidebar', async ({keys}) => {
    await enter(keys, '/toolhive');
    await tabTo(keys, 'Quickstart', 40);
    await keys.press('Enter');
    await expect.poll(() => heading(keys)).toBe('Quickstart');
  });

  test('goes to a section by the table of contents', async ({keys}) => {
    await enterContent(keys, '/toolhive/servers/memory');
    await tabTo(keys, 'What to check');
    await keys.press('Enter');
    await expect.poll(() => keys.read(() => location.hash)).toBe('#what-to-check');
  });

  test('searches on the page of results', async ({keys}) => {
    await enter(keys, '/search');
    await tabTo(keys, /search/i, 30);
    for (let i = 0; i < 12 && (await keys.read(() => document.activeElement?.tagName)) !== 'INPUT'; i++) {
      await keys.press('Tab');
    }
    await type(keys, 'proxy');
    await expect.poll(() => keys.read(() => document.querySelectorAll('main a[href]').length)).toBeGreaterThan(4);
  });

  test('chooses tabs by arrow keys, Home and End', async ({keys}) => {
    await enterContent(keys, '/theme-preview');
    await tabTo(keys, /^(macOS|Windows|Linux)$/);
    const chosen = () => keys.read(() => document.activeElement?.getAttribute('aria-selected'));
    for (const [key, name] of [
      ['Home', 'macOS'],
      ['ArrowRight', 'Windows'],
      ['End', 'Linux'],
      ['ArrowRight', 'macOS'],
      ['ArrowLeft', 'Linux'],
    ] as const) {
      await keys.press(key);
      await expect.poll(() => focused(keys)).toBe(name);
      expect(await chosen()).toBe('true');
    }
  });

  test('copies a sample and hears whether that worked', async ({keys}) => {
    await enterContent(keys, quickstart);
    await tabTo(keys, /^Copy\b(?! page)/);
    await keys.press('Enter');
    await expect.poll(() => focused(keys)).toMatch(/^(Copied|Copying failed)/);
  });

  test('scrolls a wide table sideways', async ({keys}) => {
    await enter(keys, '/toolhive/reference/client-compatibility', 700);
    await tabTo(keys, 'Table');
    await keys.press('ArrowRight');
    const moved = () =>
      keys.read(() => {
        const box = document.activeElement;
        return box !== null && (box.scrollLeft > 0 || box.scrollWidth <= box.clientWidth);
      });
    await expect.poll(moved).toBe(true);
  });

  test('opens a folded part of an API page', async ({keys}) => {
    await enterContent(keys, '/codegate/reference/api');
    let opened: boolean | null = null;
    for (let i = 0; i < 250 && opened === null; i++) {
      await keys.press('Tab');
      opened = await keys.read(() => {
        const at = document.activeElement;
        return at?.matches('main article summary') && !at.closest('[role="group"]') ? at.matches('[open] > *') : null;
      });
    }
    await keys.press('Enter');
    await expect.poll(() => keys.read(() => document.activeElement?.parentElement?.hasAttribute('open'))).toBe(!opened);
  });

  test('gets from an unknown address to a page like it', async ({keys}) => {
    await enter(keys, '/toolhive/quikstart');
    await expect.poll(() => keys.read(() => document.querySelectorAll('main li a').length)).toBeGreaterThan(0);
    await tabTo(keys, 'Quickstart', 40);
    await keys.press('Enter');
    await expect.poll(() => path(keys)).toBe(quickstart);
  });
});
