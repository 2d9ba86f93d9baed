import {diagramBlocks} from '../../../data/diagrams/blocks';
import type {Step} from '../types';

import {copyOf} from './copy';
import {fullTexts} from './full';
import {llmsIndex} from './llms';
import {readPages} from './pages';
import {robots} from './robots';
import {sectionsOf} from './sidebar';
import {skillFiles} from './skills';

/** A Markdown copy of every page, the index and full texts for agents, and robots.txt. */
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
