import {type ReactNode, useEffect, useState} from 'react';

import styles from './styles.module.css';

/** Tells users of screen readers the title of the page that has been opened; the first one they hear anyway. */
export default function RouteAnnouncer(): ReactNode {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const last = {path: window.location.pathname, title: document.title};
    // The address changes when a page is asked for, the title when it is there.
    const observer = new MutationObserver(() => {
      const now = {path: window.location.pathname, title: document.title};
      if (now.path !== last.path && now.title !== last.title) {
        Object.assign(last, now);
        setTitle(now.title);
      }
    });
    observer.observe(document.head, {childList: true, subtree: true, characterData: true});
    return () => observer.disconnect();
  }, []);
  return (
    <div className={styles.announcer} aria-live="polite" aria-atomic="true" data-announcer="" data-markdown-ignore="">
      {title}
    </div>
  );
}
