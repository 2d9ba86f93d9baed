import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {type ReactNode, type RefObject, useEffect, useRef} from 'react';

import {agentGuide, askAbout, assistants} from '@site/src/site/assistants';
import {markdownCopyOf} from '@site/src/site/markdownCopy';
import {socialCardPath} from '@site/src/site/socialCard';

import {CopyIcon, Icon} from '../icons';
import {type CopyState, useCopy} from '../useCopy';

import styles from './styles.module.css';

/** Header of a page: its title, the page actions, and what agents and chats read about it. */
export default function PageHeader({children}: {readonly children: ReactNode}): ReactNode {
  const {pathname} = useLocation();
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const copyUrl = url + markdownCopyOf(pathname, baseUrl);
  return (
    <header className={styles.header}>
      <PageMetadata image={socialCardPath(pathname, baseUrl)} />
      <Head>
        <meta property="og:type" content="article" />
        <link rel="alternate" type="text/markdown" href={copyUrl} />
      </Head>
      {children}
      <div className={clsx('screen-only', styles.actions)} role="group" aria-label="Page actions">
        <CopyPage path={new URL(copyUrl).pathname} />
        <ActionMenu copyUrl={copyUrl} />
      </div>
    </header>
  );
}

/** Texts of the button by its state. */
const labels: Readonly<Record<CopyState, string>> = {ready: 'Copy page', copied: 'Copied', failed: 'Not copied'};

const messages: Readonly<Record<CopyState, string>> = {
  ready: '',
  copied: 'The page is on the clipboard as Markdown.',
  failed: 'The page could not be copied. View it as Markdown instead.',
};

/** Copies the page as Markdown and announces the result. */
function CopyPage({path}: {readonly path: string}): ReactNode {
  const [state, copy] = useCopy(() => copyText(path));
  return (
    <>
      <button type="button" className={clsx('needs-scripts', styles.copy)} onClick={copy} data-state={state}>
        <CopyIcon isDone={state === 'copied'} />
        <span className={styles.label}>{labels[state]}</span>
      </button>
      <span className="visually-hidden" role="status">
        {messages[state]}
      </span>
    </>
  );
}

/**
 * Copies a Markdown file of the site to the clipboard.
 * @throws if the file is missing or the browser denies access
 */
async function copyText(path: string): Promise<void> {
  const text = load(path);
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  // The browser may deny access while the file is still on its way, and then nobody else waits for it.
  text.catch(() => undefined);
  // Safari only allows writing during the click event, so the promise is passed unresolved.
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

async function load(path: string): Promise<string> {
  const response = await fetch(path);
  const type = response.headers.get('content-type') ?? '';
  // Hosts without a rule for .md files send another type, but never HTML.
  if (!response.ok || type.includes('html')) {
    throw new Error(`${path}: ${response.status} ${type}`);
  }
  return response.text();
}

/**
 * Id of the last part of a page's header. On a slow line, browsers paint nothing before it, so that the header never
 * moves; Chromium goes on when the element begins.
 */
const headerEnd = 'page-actions';

/** A `details` element, so that it also opens without JavaScript. */
function ActionMenu({copyUrl}: {readonly copyUrl: string}): ReactNode {
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
      <ul id={headerEnd} className={clsx('box', styles.list)}>
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
