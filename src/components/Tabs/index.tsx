import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props as TabsProps} from '@theme/Tabs';
import clsx from 'clsx';
import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';

import {tabGroups} from '@site/src/site/tabGroups';

import styles from './styles.module.css';

/** Ids of a tab and its panel, by the tab's value. */
interface IdsOf {
  readonly tab: (value: string) => string;
  readonly panel: (value: string) => string;
}

const TabIds = createContext<IdsOf>({tab: (value) => value, panel: (value) => value});

/** Tabs with a stored selection per group, hydrated without remounting. */
export default function Tabs(props: TabsProps): ReactNode {
  const id = useId();
  const value = useTabsContextValue(props);
  // Stable between server and client.
  const ids = {
    tab: (name: string) => `${id}tab-${name}`,
    panel: (name: string) => `${id}panel-${name}`,
  };
  return (
    <TabsProvider value={value}>
      <TabIds value={ids}>
        <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', props.className)}>
          <TabList group={props.groupId} label={tabGroups[props.groupId ?? ''] ?? 'Choice'} />
          {sanitizeTabsChildren(props.children)}
        </div>
      </TabIds>
    </TabsProvider>
  );
}

type Keys = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Index of the tab that a key selects; undefined for other keys, and for those of the browser such as Alt+Left. */
function nextIndex({key, ...held}: Keys, from: number, count: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowRight: (from + 1) % count,
    ArrowLeft: (from + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return held.altKey || held.ctrlKey || held.metaKey || held.shiftKey ? undefined : targets[key];
}

interface TabListProps {
  readonly label: string;
  /** Tabs of the same group are synchronized. */
  readonly group?: string | undefined;
}

/** Implements the ARIA tabs pattern: arrow keys, Home and End move focus and select. */
function TabList({label, group}: TabListProps): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const ids = useContext(TabIds);
  const choose = (value: string, tab: HTMLElement): void => {
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, from: number): void => {
    const to = nextIndex(event, from, tabValues.length);
    const value = to === undefined ? undefined : tabValues[to]?.value;
    const tab = value === undefined ? null : document.getElementById(ids.tab(value));
    if (value !== undefined && tab) {
      event.preventDefault();
      tab.focus();
      choose(value, tab);
    }
  };
  return (
    <div role="tablist" aria-label={label} data-group={group} className={clsx('tabs', styles.list)}>
      {tabValues.map(({value, label: name}, i) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={ids.tab(value)}
          aria-controls={ids.panel(value)}
          aria-selected={selectedValue === value}
          tabIndex={selectedValue === value ? 0 : -1}
          className={clsx('clean-btn tabs__item', selectedValue === value && 'tabs__item--active')}
          onClick={(event: MouseEvent<HTMLElement>) => choose(value, event.currentTarget)}
          onKeyDown={(event) => onKeyDown(event, i)}
        >
          {name ?? value}
        </button>
      ))}
    </div>
  );
}

/** All panels are rendered; the inactive ones are hidden, and found by a search in the page. */
export function TabPanel({value, children}: TabItemProps): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs();
  const ids = useContext(TabIds);
  const panel = useRef<HTMLDivElement>(null);
  const isHidden = value !== selectedValue;
  useLayoutEffect(() => {
    // React writes the attribute without a value.
    if (isHidden) {
      panel.current?.setAttribute('hidden', 'until-found');
    }
  }, [isHidden]);
  useEffect(() => {
    // A search in the page found text here. Before the application runs, `openTabs` does this, on pages with tabs alone.
    const select = (): void => {
      selectValue(value);
    };
    const element = panel.current;
    element?.addEventListener('beforematch', select);
    return () => element?.removeEventListener('beforematch', select);
  }, [selectValue, value]);
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={ids.panel(value)}
      aria-labelledby={ids.tab(value)}
      className={styles.panel}
      data-label={tabValues.find((tab) => tab.value === value)?.label ?? value}
      hidden={isHidden}
      // A panel that a search in the page may open is still there for screen readers.
      aria-hidden={isHidden || undefined}
    >
      {children}
    </div>
  );
}
