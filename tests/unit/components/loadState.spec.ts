import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';
import {createElement, type FunctionComponent, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import ts from 'typescript';

interface Props {
  readonly error?: Error;
  readonly pastDelay?: boolean;
  readonly retry: () => void;
}

const file = join(__dirname, '../../../src/components/LoadState/index.tsx');
const fromHere = createRequire(__filename);
const LoadState = compile(readFileSync(file, 'utf8'));
const ignore = () => {};

/** Compiles the component for React itself; its styles are left out. */
function compile(source: string): FunctionComponent<Props> {
  const {outputText} = ts.transpileModule(source, {
    compilerOptions: {jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022},
  });
  const exports: {default?: FunctionComponent<Props>} = {};
  const load = (name: string): unknown => (name.endsWith('.css') ? {default: {}} : fromHere(name));
  new Function('require', 'exports', outputText)(load, exports);
  return exports.default!;
}

test('a visitor whose page could not be loaded reads why, hears it, and tries again', () => {
  let tries = 0;
  const error = new Error('Loading chunk 12 failed');
  const html = renderToStaticMarkup(createElement(LoadState, {error, retry: ignore}));
  expect(html).toContain('role="alert"');
  expect(html).toContain('Error: Loading chunk 12 failed');
  const state = LoadState({error, retry: () => (tries += 1)}) as ReactElement<{
    children: ReactElement<{type?: string; onClick: () => void; children: string}>[];
  }>;
  const button = state.props.children.find(({type}) => type === 'button');
  expect(button?.props.children).toBe('Retry');
  button?.props.onClick();
  expect(tries).toBe(1);
});

test('a visitor waits in silence for a moment, and then reads that the page is on its way', () => {
  expect(renderToStaticMarkup(createElement(LoadState, {retry: ignore}))).toBe('');
  expect(renderToStaticMarkup(createElement(LoadState, {retry: ignore, pastDelay: true}))).toContain('role="status"');
});
