import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import type {ReactNode} from 'react';

import {useTabIds} from './ids';
import styles from './styles.module.css';

/** All panels are rendered; the inactive ones are hidden. */
export default function TabPanel({value, children}: Props): ReactNode {
  const {selectedValue, tabValues} = useTabs();
  const ids = useTabIds();
  return (
    <div
      role="tabpanel"
      id={ids.panel(value)}
      aria-labelledby={ids.tab(value)}
      className={styles.panel}
      data-label={tabValues.find((tab) => tab.value === value)?.label ?? value}
      hidden={value !== selectedValue}
    >
      {children}
    </div>
  );
}
