import {useScrollPositionBlocker, useTabs} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import {type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';

import {useTabIds} from './ids';
import styles from './styles.module.css';

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

interface Props {
  readonly label: string;
  /** Tabs of the same group are synchronized. */
  readonly group?: string | undefined;
}

/** Implements the ARIA tabs pattern: arrow keys, Home and End move focus and select. */
export default function TabList({label, group}: Props): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const ids = useTabIds();
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
