import {expect, test} from '@playwright/test';
import {createElement, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import LoadState from '../../../src/components/LoadState';

const waiting = {error: undefined, isLoading: true, pastDelay: false, timedOut: false, retry: () => {}};

test('a visitor whose page could not be loaded reads why, hears it, and tries again', () => {
  let tries = 0;
  const error = new Error('Loading chunk 12 failed');
  const html = renderToStaticMarkup(createElement(LoadState, {...waiting, error}));
  expect(html).toContain('role="alert"');
  expect(html).toContain('Error: Loading chunk 12 failed');
  const state = LoadState({...waiting, error, retry: () => (tries += 1)}) as ReactElement<{
    children: ReactElement<{type?: string; onClick: () => void; children: string}>[];
  }>;
  const button = state.props.children.find(({type}) => type === 'button');
  expect(button?.props.children).toBe('Retry');
  button?.props.onClick();
  expect(tries).toBe(1);
});

test('a visitor waits in silence for a moment, and then reads that the page is on its way', () => {
  expect(renderToStaticMarkup(createElement(LoadState, waiting))).toBe('');
  expect(renderToStaticMarkup(createElement(LoadState, {...waiting, pastDelay: true}))).toContain('role="status"');
});
