import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Icon} from '../icons';

import styles from './styles.module.css';

/** Once dismissed, the bar stays hidden until its id changes. */
export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  if (!isActive || !announcementBar) {
    return null;
  }
  const dismiss = (): void => {
    // The button disappears, so focus moves to the next element.
    document.querySelector<HTMLElement>('.navbar__brand')?.focus();
    close();
  };
  return (
    <section
      className={clsx(ThemeClassNames.announcementBar.container, 'screen-only', styles.bar)}
      aria-label="Announcement"
    >
      <p className={styles.text} dangerouslySetInnerHTML={{__html: announcementBar.content}} />
      <button type="button" className="clean-btn icon-button" onClick={dismiss} aria-label="Dismiss announcement">
        <Icon size={18}>
          <path d="m6 6 12 12M18 6 6 18" />
        </Icon>
      </button>
    </section>
  );
}
