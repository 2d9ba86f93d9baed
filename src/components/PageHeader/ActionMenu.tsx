import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {type ReactNode, type RefObject, useEffect, useRef} from 'react';

import {agentGuide, askAbout, assistants} from '@site/src/site/assistants';

import {Icon} from '../icons';

import styles from './styles.module.css';

/**
 * Id of the last part of a page's header. On a slow line, browsers paint nothing before it, so that the header never
 * moves; Chromium goes on when the element begins.
 */
const headerEnd = 'page-actions';

/** A `details` element, so that it also opens without JavaScript. */
export default function ActionMenu({copyUrl}: {readonly copyUrl: string}): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  return (
    <details ref={menu} className={styles.menu}>
      <Head>
        <link rel="expect" href={`#${headerEnd}`} blocking="render" />
      </Head>
      <summary className={styles.toggle}>
        <span className="visually-hidden">More page actions</span>
        <Icon size={16}>
          <path d="m6 9.5 6 6 6-6" />
        </Icon>
      </summary>
      <ul id={headerEnd} className={styles.list}>
        <li>
          <a href={new URL(copyUrl).pathname}>View as Markdown</a>
        </li>
        {assistants.map((assistant) => (
          <li key={assistant.id}>
            <a href={askAbout(assistant, copyUrl)} rel="nofollow noopener">
              Open in {assistant.label}
            </a>
          </li>
        ))}
        <li>
          <Link to={agentGuide}>Add these docs to your editor</Link>
        </li>
      </ul>
    </details>
  );
}

/**
 * Closes a `details` element on Escape (which returns focus to its summary), on focus or clicks outside, and on clicks
 * on links inside.
 */
function useClosing(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = ref.current;
    const mounted = new AbortController();
    const {signal} = mounted;
    const closeOutside = ({target}: Event): void => {
      if (!details?.contains(target as Node)) {
        details?.removeAttribute('open');
      }
    };
    const closeInside = (event: Event): void => {
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape' && details?.open;
      if (isEscape || (event.type === 'click' && (event.target as Element).closest('a'))) {
        details?.removeAttribute('open');
      }
      if (isEscape) {
        details.querySelector('summary')?.focus();
      }
    };
    ['click', 'keydown'].forEach((type) => details?.addEventListener(type, closeInside, {signal}));
    ['pointerdown', 'focusin'].forEach((type) => document.addEventListener(type, closeOutside, {signal}));
    return () => mounted.abort();
  }, [ref]);
}
