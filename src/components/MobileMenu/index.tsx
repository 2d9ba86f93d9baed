import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import {type ReactNode, useRef} from 'react';

import {useModal} from './useModal';

/** Menu of narrow viewports: a modal dialog that traps and restores focus. */
export default function MobileMenu({header, primaryMenu, secondaryMenu}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: showsSecondary} = useNavbarSecondaryMenu();
  const menu = useRef<HTMLDivElement>(null);
  useModal(menu, shown, toggle);
  const panel = (content: ReactNode, inert: boolean): ReactNode => (
    <div className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.panel, 'navbar-sidebar__item menu')} inert={inert}>
      {content}
    </div>
  );
  return (
    <div
      ref={menu}
      role="dialog"
      aria-modal="true"
      aria-label="Menu"
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, 'navbar-sidebar')}
    >
      {header}
      <div className={clsx('navbar-sidebar__items', showsSecondary && 'navbar-sidebar__items--show-secondary')}>
        {panel(primaryMenu, showsSecondary)}
        {panel(secondaryMenu, !showsSecondary)}
      </div>
    </div>
  );
}
