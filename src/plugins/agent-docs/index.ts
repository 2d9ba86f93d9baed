import type {LoadContext, Plugin} from '@docusaurus/types';

import {copyOf} from './copy';
import {fullTexts} from './full';
import {llmsIndex} from './llms';
import {readPages} from './pages';
import {robots} from './robots';
import {sectionsOf} from './sidebar';
import {skillFiles} from './skills';
import type {Site} from './types';
import {write} from './write';

/** After the build: a Markdown copy of every page, the index and full texts for agents, and robots.txt. */
export function agentDocs({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'agent-docs',
    async postBuild({outDir, routesPaths, plugins}) {
      const routes = new Set(routesPaths.filter((path) => !path.endsWith('.html')));
      const site: Site = {name: siteConfig.title, url: siteConfig.url, baseUrl, routes};
      const sections = sectionsOf(plugins, baseUrl);
      const pages = await readPages(site, sections, outDir);
      await write(outDir, [
        ...pages.map((page) => copyOf(site, page)),
        ...fullTexts(site, sections, pages),
        llmsIndex(site, sections, pages),
        robots(site),
        ...(await skillFiles(site, outDir)),
      ]);
    },
  };
}
