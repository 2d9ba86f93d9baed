import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Icon} from '../icons';
import {type CopyState, useCopy} from '../useCopy';

import styles from './styles.module.css';

/** Texts of the button by its state. */
const labels: Readonly<Record<CopyState, string>> = {ready: 'Copy page', copied: 'Copied', failed: 'Not copied'};

const messages: Readonly<Record<CopyState, string>> = {
  ready: '',
  copied: 'The page is on the clipboard as Markdown.',
  failed: 'The page could not be copied. View it as Markdown instead.',
};

/** Copies the page as Markdown and announces the result. */
export default function CopyPage({path}: {readonly path: string}): ReactNode {
  const [state, copy] = useCopy(() => copyText(path));
  return (
    <>
      <button type="button" className={clsx('needs-scripts', styles.copy)} onClick={copy} data-state={state}>
        <Icon size={16}>{state === 'copied' ? <path d="m4 12.5 5 5L20 6.5" /> : <CopyDrawing />}</Icon>
        <span className={styles.label}>{labels[state]}</span>
      </button>
      <span className="visually-hidden" role="status">
        {messages[state]}
      </span>
    </>
  );
}

function CopyDrawing(): ReactNode {
  return (
    <>
      <rect x="8" y="8" width="12" height="12" rx="2.5" />
      <path d="M4.5 15.5V6A1.5 1.5 0 0 1 6 4.5h9.5" />
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
