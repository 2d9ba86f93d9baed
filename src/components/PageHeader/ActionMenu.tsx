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
    const close = (): void => details?.removeAttribute('open');
    const closeOutside = ({target}: Event): void => {
      if (target instanceof Node && !details?.contains(target)) {
        close();
      }
    };
    const closeInside = ({target}: Event): void => {
      if (target instanceof Element && target.closest('a')) {
        close();
      }
    };
    const closeOnEscape = ({key}: KeyboardEvent): void => {
      if (key === 'Escape' && details?.open) {
        close();
        details.querySelector('summary')?.focus();
      }
    };
    details?.addEventListener('click', closeInside);
    details?.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      details?.removeEventListener('click', closeInside);
      details?.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [ref]);
}
