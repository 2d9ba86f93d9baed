import {type ReactNode, useEffect, useState} from 'react';

/** Announces the title after client-side navigation; screen readers announce the first page themselves. */
export default function RouteAnnouncer(): ReactNode {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const last = {path: window.location.pathname, title: document.title};
    // The path changes when navigation starts, the title when the page has rendered, and once more when the
    // application starts, while the path stays.
    const observer = new MutationObserver(() => {
      const now = {path: window.location.pathname, title: document.title};
      if (now.title !== last.title) {
        if (now.path !== last.path) {
          setTitle(now.title);
        }
        Object.assign(last, now);
      }
    });
    observer.observe(document.head, {childList: true, subtree: true, characterData: true});
    return () => observer.disconnect();
  }, []);
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true" data-announcer="">
      {title}
    </div>
  );
}
