import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import {type ReactNode, type RefObject, useEffect, useRef} from 'react';

/** Everything but the menu, its backdrop, and the announcer of new pages. */
const outside = '#__docusaurus > :not(.navbar, [data-announcer]), .navbar__inner';

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

/**
 * While a dialog is shown, makes the rest of the page inert; then restores focus.
 * @param close called on Escape
 */
function useModal(dialog: RefObject<HTMLElement | null>, shown: boolean, close: () => void): void {
  useEffect(() => {
    const element = dialog.current;
    if (!shown || !element) {
      return;
    }
    const opener = document.activeElement;
    const others = document.querySelectorAll<HTMLElement>(outside);
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) {
        close();
      }
    };
    others.forEach((other) => (other.inert = true));
    element.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      others.forEach((other) => (other.inert = false));
      if (opener instanceof HTMLElement && opener.isConnected) {
        opener.focus();
      }
    };
  }, [dialog, shown, close]);
}
