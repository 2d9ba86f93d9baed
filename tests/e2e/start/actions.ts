import {expect, type Page} from '@playwright/test';

/** A visitor's first action on a page whose application does not run yet, and how its single effect shows. */
export interface FirstAction {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly act: (page: Page) => Promise<void>;
  readonly effect: (page: Page) => Promise<void>;
}

const guide = '/toolhive/quickstart';
const wide = 1440;
const narrow = 390;

const toggle = (page: Page) => page.getByRole('button', {name: /dark and light mode/});
const windowsTab = (page: Page) => page.getByRole('tab', {name: 'Windows'}).first();
const showsLight = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
const windowsIsOpen = (page: Page) => expect(windowsTab(page)).toHaveAttribute('aria-selected', 'true');

export const firstActions: readonly FirstAction[] = [
  {
    name: 'a click on the color toggle',
    path: guide,
    width: wide,
    act: (page) => toggle(page).click(),
    effect: showsLight,
  },
  {
    name: 'Enter on the color toggle',
    path: guide,
    width: wide,
    act: (page) => toggle(page).press('Enter'),
    effect: async (page) => {
      await showsLight(page);
      await expect(toggle(page)).toBeFocused();
    },
  },
  {
    name: 'a click on the mobile menu',
    path: guide,
    width: narrow,
    act: (page) => page.getByRole('button', {name: /navigation bar/}).click(),
    effect: (page) => expect(page.getByRole('link', {name: 'Install ToolHive'}).first()).toBeInViewport(),
  },
  {name: 'a click on a tab', path: guide, width: wide, act: (page) => windowsTab(page).click(), effect: windowsIsOpen},
  {
    name: 'an arrow key on a tab',
    path: guide,
    width: wide,
    act: async (page) => {
      await windowsTab(page).focus();
      await page.keyboard.press('ArrowRight');
    },
    effect: async (page) => {
      const next = page.getByRole('tab', {name: 'Linux'}).first();
      await expect(next).toBeFocused();
      await expect(next).toHaveAttribute('aria-selected', 'true');
    },
  },
  {
    name: 'a click that opens details',
    path: '/theme-preview',
    width: wide,
    act: (page) => page.getByText('What is inside').click(),
    effect: (page) => expect(page.getByText('Text, lists and code can be inside.')).toBeInViewport(),
  },
  {
    name: 'a click that opens a sidebar category',
    path: guide,
    width: wide,
    act: (page) => page.getByRole('button', {name: 'Concepts'}).first().click(),
    effect: (page) => expect(page.getByRole('link', {name: /registry/i}).first()).toBeVisible(),
  },
  {
    name: 'a click that dismisses the announcement',
    path: guide,
    width: wide,
    act: (page) => page.getByRole('button', {name: 'Dismiss announcement'}).click(),
    effect: (page) => expect(page.getByRole('button', {name: 'Dismiss announcement'})).toBeHidden(),
  },
  {
    name: 'a click on the contents of a narrow page',
    path: guide,
    width: narrow,
    act: (page) => page.getByRole('button', {name: 'On this page'}).click(),
    effect: (page) => expect(page.getByRole('link', {name: '1. Install ToolHive'}).first()).toBeInViewport(),
  },
];
