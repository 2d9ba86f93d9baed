import type {IncomingMessage, ServerResponse} from 'node:http';

import type {AllContent, Plugin} from '@docusaurus/types';

import {searchFile} from '../../search/types';
import {markdownCopyOf} from '../../site/markdownCopy';

import {byRoute, docArticle, routeOf} from './articles';
import {copyOf} from './copies/files';
import {pagesOf} from './copies/pages';
import {sectionsOf} from './copies/sidebar';
import {indexFile} from './search';
import type {Site, TextFile} from './types';
import {docsOf, docsPlugin} from './versions';

type Place = Pick<Site, 'name' | 'url' | 'baseUrl' | 'siteDir'>;

interface Development {
  /** Takes the pages as they are after an edit. */
  readonly update: (allContent: AllContent) => void;
  readonly configure: NonNullable<Plugin['configureWebpack']>;
}

/** Serves what `npm start` has of the build's files, copies and the search, made from the sources when it is asked for. */
export function development(place: Place): Development {
  const {siteDir, baseUrl} = place;
  let plugins: Site['plugins'] = [];
  let index: TextFile | undefined;

  const newestIndex = (): TextFile | undefined => {
    const articles = () => byRoute(docsOf(plugins).map((doc) => docArticle(siteDir, baseUrl, doc)));
    return (index ??= indexFile({siteDir, baseUrl, plugins, articles: articles()}));
  };

  const copy = (path: string): TextFile | undefined => {
    const docs = docsOf(plugins);
    const routes = new Set(docs.map(({permalink}) => routeOf(permalink, baseUrl)));
    const articles = docs
      .filter(({permalink}) => markdownCopyOf(permalink, baseUrl) === baseUrl + path)
      .map((doc) => docArticle(siteDir, baseUrl, doc));
    const site = {...place, routes};
    return pagesOf(site, sectionsOf(plugins, baseUrl), articles).map((page) => copyOf(site, page))[0];
  };

  const serve = ({url = ''}: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    const path = new URL(url, 'http://localhost').pathname.slice(baseUrl.length);
    const isSearch = path === searchFile;
    try {
      const file = isSearch ? newestIndex() : path.endsWith('.md') ? copy(path) : undefined;
      if (!file) {
        return next();
      }
      response.setHeader('content-type', `${isSearch ? 'application/json' : 'text/markdown'}; charset=utf-8`);
      response.end(file.content);
    } catch (error) {
      next(error);
    }
  };

  const setupMiddlewares = (middlewares: unknown[]): unknown[] => {
    middlewares.unshift(serve);
    // Docusaurus joins what it returns itself, which is the same list, with this.
    return [];
  };

  return {
    update(allContent) {
      const instances = Object.entries(allContent[docsPlugin] ?? {});
      plugins = instances.map(([id, content]) => ({name: docsPlugin, options: {id}, content}));
      index = undefined;
    },
    configure: () => ({devServer: {setupMiddlewares}}) as ReturnType<Development['configure']>,
  };
}
