import type {Step} from '../types';

import {copyOf, fullTexts, llmsIndex, robots} from './files';
import {pagesOf} from './pages';
import {sectionsOf} from './sidebar';

/** Writes Markdown copies, the index and full texts for agents, and robots.txt. */
export const agentDocs: Step = async (_, site) => {
  const sections = sectionsOf(site.plugins, site.baseUrl);
  const pages = pagesOf(site, sections, site.articles.values());
  return [
    ...pages.map((page) => copyOf(site, page)),
    ...fullTexts(site, sections, pages),
    llmsIndex(site, sections, pages),
    robots(site),
  ];
};
