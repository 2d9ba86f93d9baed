import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import {type ReactNode, useEffect, useLayoutEffect, useRef} from 'react';

import {useTabIds} from './ids';
import styles from './styles.module.css';

/** All panels are rendered; the inactive ones are hidden, and found by a search in the page. */
export default function TabPanel({value, children}: Props): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs();
  const ids = useTabIds();
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
