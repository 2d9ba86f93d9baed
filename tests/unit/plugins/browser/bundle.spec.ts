import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {nameSearchFiles} from '../../../../src/plugins/browser/bundle/actsFile';
import {aliases} from '../../../../src/plugins/browser/bundle/aliases';
import {nameClasses} from '../../../../src/plugins/browser/bundle/classNames';
import {assertGenerated} from '../../../../src/plugins/browser/bundle/generatedFiles';
import {type Manifest, readManifest, withRequests} from '../../../../src/plugins/browser/bundle/pageScripts';
import {siteDir} from '../../../support/site';

const manifest: Manifest = {
  origins: {page: [1, 2, 3], main: [3]},
  assets: {1: {js: []}, 2: {js: [], css: []}, 3: {js: []}},
};

test('a page finds its scripts by the modules that it imports, and not its stylesheets', () => {
  const {origins} = withRequests(manifest, [{name: 'page', requests: ['@site/docs/page.mdx']}]);
  expect(origins['@site/docs/page.mdx']).toEqual([1, 3]);
  expect(origins.page).toEqual([1, 2, 3]);
});

test('the build stops when the manifest names chunks otherwise', () => {
  expect(() => withRequests(manifest, [{name: 'other', requests: ['@site/a.mdx']}])).toThrow(
    'names no chunk that a page imports',
  );
});

test('the build stops when the manifest has another form', () => {
  expect(() => withRequests({chunks: {}} as unknown as Manifest, [])).toThrow('has no "origins" and "assets"');
  expect(() => readManifest(__filename)).toThrow('client-manifest.json is no JSON');
});

test('the build stops when the search modal has no chunk of its own', () => {
  expect(() => nameSearchFiles(manifest, '/nowhere')).toThrow('does not name the runtime and one stylesheet');
});

test('the build stops when a file is missing that the application imports', () => {
  expect(() => assertGenerated('/nowhere')).toThrow(
    'src/components/MarkdownCopy: imports @generated/routes, which was not generated',
  );
});

test('the build stops when the rules for CSS modules are elsewhere', () => {
  expect(() => nameClasses({module: {rules: [{use: [{options: {}}]}]}}, siteDir)).toThrow('no rule for *.module.css');
});

test('a module that is left out leaves nothing of the build folder in the scripts', () => {
  const {
    react,
    'react-dom': reactDom,
    'react-router-dom$': link,
    ...left
  } = aliases(siteDir, {isServer: false, isBuilt: true});
  expect(new Set(Object.values(left))).toEqual(new Set(['@docusaurus/Noop']));
  expect([react, reactDom]).toEqual([join(siteDir, 'node_modules/preact/compat'), react]);
  expect(link).toBe(join(siteDir, 'src/plugins/browser/steadyLink.tsx'));
});

test('the build stops when the theme sets up Prism elsewhere', () => {
  const replaced = (isServer: boolean, isBuilt: boolean) => Object.keys(aliases(siteDir, {isServer, isBuilt})).slice(1);
  expect(replaced(false, false)).toEqual([]);
  expect(replaced(true, false)).toEqual(['mermaid']);
  expect(replaced(true, true)).toEqual(['mermaid', 'react', 'react-dom', 'react-router-dom$', '@theme/Mermaid']);
  expect(replaced(false, true)).toEqual(replaced(true, true));
  expect(() => aliases('/nowhere', {isServer: false, isBuilt: true})).toThrow(
    'no such file, so the theme would load Prism',
  );
});
