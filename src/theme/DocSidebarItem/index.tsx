import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem';
import DocSidebarItem from '@theme-original/DocSidebarItem';
import {memo} from 'react';

/** Whether two renderings of an entry are the same: only those around the old and the new page tell them apart. */
function isSame(before: Props, now: Props): boolean {
  const names = Object.keys(now) as (keyof Props)[];
  const differs = names.some((name) => name !== 'activePath' && before[name] !== now[name]);
  return (
    !differs &&
    (before.activePath === now.activePath ||
      ![before, now].some(({activePath}) => isActiveSidebarItem(now.item, activePath)))
  );
}

/** Renders an entry again only when it changes, not with every page. */
export default memo(DocSidebarItem, isSame);
