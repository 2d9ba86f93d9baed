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
import {createContext, type KeyboardEvent, type ReactNode, useContext, useId, useLayoutEffect, useRef} from 'react';

import {tabGroups} from '@site/src/site/tabGroups';

/** What the ids of the tabs and panels begin with; stable between server and client. */
const TabsId = createContext('');

/** Tabs with a stored selection per group, hydrated without remounting. */
export default function Tabs(props: TabsProps): ReactNode {
  const value = useTabsContextValue(props);
  return (
    <TabsProvider value={value}>
      <TabsId value={useId()}>
        <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', props.className)}>
          <TabList group={props.groupId ?? ''} />
          {sanitizeTabsChildren(props.children)}
        </div>
      </TabsId>
    </TabsProvider>
  );
}

/** Arrow keys, Home and End choose another tab; those of the browser, such as Alt and an arrow, stay its own. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const {key, currentTarget: tab, altKey, ctrlKey, metaKey, shiftKey} = event;
  const list = tab.parentElement;
  const targets: Readonly<Record<string, Element | null | undefined>> = {
    ArrowRight: tab.nextElementSibling ?? list?.firstElementChild,
    ArrowLeft: tab.previousElementSibling ?? list?.lastElementChild,
    Home: list?.firstElementChild,
    End: list?.lastElementChild,
  };
  const target = targets[key];
  if (target instanceof HTMLElement && !altKey && !ctrlKey && !metaKey && !shiftKey) {
    event.preventDefault();
    target.focus();
    target.click();
  }
}

/** Implements the ARIA tabs pattern, in which the focus selects. Tabs of the same group are synchronized. */
function TabList({group}: {readonly group: string}): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const id = useContext(TabsId);
  return (
    <div role="tablist" aria-label={tabGroups[group]} data-group={group} className="tabs">
      {tabValues.map(({value, label: name}) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={`${id}tab-${value}`}
          aria-controls={`${id}panel-${value}`}
          aria-selected={selectedValue === value}
          tabIndex={selectedValue === value ? 0 : -1}
          className={clsx('clean-btn tabs__item', selectedValue === value && 'tabs__item--active')}
          onClick={({currentTarget}) => {
            blockElementScrollPositionUntilNextRender(currentTarget);
            selectValue(value);
          }}
          onKeyDown={onKeyDown}
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
  const id = useContext(TabsId);
  const panel = useRef<HTMLDivElement>(null);
  const isHidden = value !== selectedValue;
  useLayoutEffect(() => {
    const element = panel.current;
    // React writes the attribute without a value.
    if (isHidden) {
      element?.setAttribute('hidden', 'until-found');
    }
    // A search in the page found text here. Before the application runs, `openTabs` does this, on pages with tabs alone.
    const select = (): void => selectValue(value);
    element?.addEventListener('beforematch', select);
    return () => element?.removeEventListener('beforematch', select);
  }, [isHidden, selectValue, value]);
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={`${id}panel-${value}`}
      aria-labelledby={`${id}tab-${value}`}
      data-label={tabValues.find((tab) => tab.value === value)?.label ?? value}
      hidden={isHidden}
      // A panel that a search in the page may open is still there for screen readers.
      aria-hidden={isHidden || undefined}
    >
      {children}
    </div>
  );
}
