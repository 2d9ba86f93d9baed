import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, Plugin} from '@docusaurus/types';
import type {Nodes, Root} from 'mdast';

import {parseMdx} from '../../../data/receipts/pages';
import {wholeText} from '../../../data/recipes/page';
import {indexFolder} from '../../../search/manifest';
import {slug} from '../../../search/slug';
import type {TextFile} from '../types';

import {withAsks} from './asks';
import {indexedPages} from './pages';
import {recordOf} from './records';
import type {Section} from './sections';
import {readWords} from './words';
import {indexFiles} from './write';

const docsPlugin = 'docusaurus-plugin-content-docs';
const explicitId = /^\/\*\s*#([\w-]+)\s*\*\/$/;
/** Depth of the deepest headings that start a section. */
const deepest = 3;

/**
 * Returns the files that `npm start` searches, made from the sources of the pages after each edit, without content that
 * is rendered from data. Addresses in them are below the base URL, paths relative to the manifest's folder.
 */
export function draftIndex(siteDir: string, baseUrl: string, allContent: AllContent): TextFile[] {
  const plugins = Object.entries(allContent[docsPlugin] ?? {}).map(([id, content]) => ({options: {id}, content}));
  const docs = plugins
    .flatMap(({content}) => (content as LoadedContent).loadedVersions)
    .flatMap((version) => version.docs)
    .map((doc) => [doc.source.replace('@site/', ''), doc] as const);
  const bySource = new Map(docs);
  const sourced = indexedPages(plugins).flatMap(({url: route, source = '', product}) => {
    const doc = bySource.get(source);
    if (!doc) {
      return [];
    }
    const path = join(siteDir, source);
    const text = wholeText(siteDir, path, readFileSync(path, 'utf8'));
    const place = {url: route.slice(baseUrl.length - 1) || '/', product: product.id};
    return [{source, record: recordOf(place, draftSections(doc.title, parseMdx(text)), doc.description)}];
  });
  return indexFiles(withAsks(siteDir, readWords(siteDir), sourced, true), indexFolder).map(({path, content}) => ({
    path: path.slice(path.lastIndexOf('/') + 1),
    content,
  }));
}

/** Makes the development server serve the files of the plugin. */
export function serveDraft(folder: string, baseUrl: string): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  const files = {directory: folder, publicPath: `${baseUrl}${indexFolder}`, watch: false};
  return {devServer: {static: [files]}} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
}

/** Returns the sections of a page's source, in order. */
export function draftSections(title: string, {children}: Root): Section[] {
  let path = [title];
  let open = {anchor: '', path, text: '', codes: []};
  const sections = [open];
  for (const node of children) {
    if (node.type === 'heading' && node.depth <= deepest) {
      const heading = textOf(node).trim();
      path = [...path.slice(0, node.depth - 1), heading];
      open = {anchor: idOf(node) ?? slug(heading), path, text: '', codes: []};
      sections.push(open);
    } else {
      open.text = `${open.text} ${textOf(node)}`.replace(/\s+/g, ' ').trim();
    }
  }
  return sections;
}

function idOf(node: Nodes): string | undefined {
  const ids =
    'children' in node ? node.children.map((child) => ('value' in child ? explicitId.exec(child.value) : null)) : [];
  return ids.find(Boolean)?.[1];
}

function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
    return node.value;
  }
  const isBlock = /^(list|listItem|table|tableRow|tableCell|paragraph|blockquote|mdxJsxFlowElement)$/.test(node.type);
  return 'children' in node ? node.children.map(textOf).join('') + (isBlock ? ' ' : '') : '';
}
