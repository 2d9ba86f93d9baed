import type {Visitor} from '../keyboard/keyboard';

/** A visitor's first interaction on a page before the application runs, and its effect. */
export interface FirstAction {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly act: (visitor: Visitor) => Promise<unknown>;
  /** Runs in the page. */
  readonly effect: () => boolean;
}

const guide = {path: '/toolhive/quickstart', width: 1440};
const narrowGuide = {...guide, width: 390};
const toggle = 'button[aria-label^="Switch between"]';

const showsLight = () => document.documentElement.dataset.themeChoice === 'light';
const hasSecondTab = () => document.querySelector('[role="tab"]:nth-child(2)')?.ariaSelected === 'true';
const hasOneSearch = () => {
  const at = document.activeElement;
  return (
    document.querySelectorAll('.DocSearch-Modal').length === 1 && at instanceof HTMLInputElement && at.value === ''
  );
};

export const firstActions: readonly FirstAction[] = [
  {name: 'a click on the color toggle', ...guide, act: (visitor) => visitor.click(toggle), effect: showsLight},
  {
    name: 'Enter on the color toggle',
    ...guide,
    act: async (visitor) => {
      await visitor.read(() => document.querySelector<HTMLElement>('button[aria-label^="Switch between"]')?.focus());
      await visitor.press('Enter');
    },
    effect: () =>
      document.documentElement.dataset.themeChoice === 'light' &&
      document.activeElement?.getAttribute('aria-label')?.startsWith('Switch between') === true,
  },
  {
    name: 'a click on the mobile menu',
    ...narrowGuide,
    act: (visitor) => visitor.click('.navbar__toggle'),
    effect: () => document.querySelectorAll('.navbar-sidebar--show').length === 1,
  },
  {
    name: 'a click on a tab',
    ...guide,
    act: (visitor) => visitor.click('[role="tab"]:nth-child(2)'),
    effect: hasSecondTab,
  },
  {
    name: 'an arrow key on a tab',
    ...guide,
    act: async (visitor) => {
      await visitor.read(() => document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus());
      await visitor.press('ArrowRight');
    },
    effect: () =>
      document.activeElement?.getAttribute('role') === 'tab' &&
      document.activeElement.getAttribute('aria-selected') === 'true' &&
      document.activeElement.previousElementSibling !== null,
  },
  {
    name: 'a click that opens details',
    path: '/theme-preview',
    width: 1440,
    act: (visitor) => visitor.click('main details > summary'),
    effect: () => (document.querySelector('main details p')?.getBoundingClientRect().height ?? 0) > 0,
  },
  {
    name: 'a click that opens a sidebar category',
    // In view: scrolling the sidebar would start the application.
    path: '/codegate/quickstart',
    width: 1440,
    act: (visitor) => visitor.click('aside a[role="button"][href^="/codegate/reference"]'),
    effect: () =>
      location.pathname === '/codegate/quickstart' &&
      Array.from(document.querySelectorAll('aside a[role="button"][aria-expanded="true"]')).some(
        ({textContent}) => textContent === 'Reference',
      ),
  },
  {
    name: 'a click that dismisses the announcement',
    ...guide,
    act: (visitor) => visitor.click('button[aria-label="Dismiss announcement"]'),
    effect: () => !document.querySelector('button[aria-label="Dismiss announcement"]')?.checkVisibility(),
  },
  {
    name: 'a click on the contents of a narrow page',
    ...narrowGuide,
    act: (visitor) => visitor.click('.theme-doc-toc-mobile > summary'),
    effect: () => document.querySelector('.theme-doc-toc-mobile a')?.checkVisibility() === true,
  },
  {
    name: 'a click on the search button',
    ...guide,
    act: (visitor) => visitor.click('.DocSearch-Button'),
    effect: hasOneSearch,
  },
  {name: 'Control and K', ...guide, act: (visitor) => visitor.press('Control+k'), effect: hasOneSearch},
  {name: 'the slash key', ...guide, act: (visitor) => visitor.press('/'), effect: hasOneSearch},
];
