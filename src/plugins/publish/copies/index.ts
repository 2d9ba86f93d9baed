import {diagramBlocks} from '../../../data/diagrams/blocks';
import type {Step} from '../types';

import {copyOf, fullTexts, llmsIndex, robots} from './files';
import {readPages} from './pages';
import {sectionsOf} from './sidebar';
import {skillFiles} from './skills';

/** Writes Markdown copies, the index and full texts for agents, robots.txt and agent skills. */
export const agentDocs: Step = async (built, site) => {
  const sections = sectionsOf(site.plugins, site.baseUrl);
  const sources = new Map(diagramBlocks(site.siteDir).map(({key, source}) => [key, source]));
  const pages = readPages(site, sections, built, sources);
  return [
    ...pages.map((page) => copyOf(site, page)),
    ...fullTexts(site, sections, pages),
    llmsIndex(site, sections, pages),
    robots(site),
    ...(await skillFiles(site, site.outDir)),
  ];
};
