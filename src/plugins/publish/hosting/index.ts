import {hostFiles} from '../../../site/hosting';
import {redirects} from '../../../site/redirects';
import {settings} from '../../../site/settings';
import {parsePage} from '../pages';
import type {Step} from '../types';

import {headersFile, redirectPage, redirectsFile, vercelFile} from './formats';
import {withPolicy} from './policy';

/** Adds the policy to each page, and writes redirect pages and what only headers can say in the formats of hosts. */
export const hosting: Step = async (pages, {baseUrl}) => {
  const base = baseUrl.slice(0, -1);
  const moved = redirects.map(({from, to}) => ({from: base + from, to: base + to}));
  const movedPages = redirects.map(({from, to}) =>
    parsePage(`${from.slice(1)}/index.html`, redirectPage(base + to), baseUrl),
  );
  return [
    ...[...pages, ...movedPages].map((page) => ({path: page.file, content: withPolicy(page, settings)})),
    {path: hostFiles.headers, content: headersFile(baseUrl)},
    {path: hostFiles.redirects, content: redirectsFile(moved)},
    {path: hostFiles.vercel, content: vercelFile(baseUrl, moved)},
  ];
};
