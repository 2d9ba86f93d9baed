import {ThemeClassNames} from '@docusaurus/theme-common';
import {sanitizeTabsChildren, TabsProvider, useTabsContextValue} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {tabGroups} from '@site/src/site/tabGroups';

import TabList from './TabList';
import {TabIds, useNewTabIds} from './ids';

/** Tabs with a stored selection per group, hydrated without remounting. */
export default function Tabs(props: Props): ReactNode {
  const value = useTabsContextValue(props);
  return (
    <TabsProvider value={value}>
      <TabIds value={useNewTabIds()}>
        <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', props.className)}>
          <TabList group={props.groupId} label={tabGroups[props.groupId ?? ''] ?? 'Choice'} />
          {sanitizeTabsChildren(props.children)}
        </div>
      </TabIds>
    </TabsProvider>
  );
}
