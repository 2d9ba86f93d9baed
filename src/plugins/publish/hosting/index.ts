import {cache, headers, hostFiles, immutableFolders} from '../../../site/hosting';
import {type Redirect, redirects} from '../../../site/redirects';
import {settings} from '../../../site/settings';
import {parsePage} from '../pages';
import type {Step} from '../types';

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

/** `_headers` for Netlify and Cloudflare Pages, without what they set by default. */
export function headersFile(baseUrl: string): string {
  const lines = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([name, value]) => `  ${name}: ${value}`);
  return [
    `${baseUrl}*`,
    ...lines(headers),
    ...immutableFolders.flatMap((folder) => [`${baseUrl}${folder}/*`, ...lines({'Cache-Control': cache.immutable})]),
    '',
  ].join('\n');
}

/**
 * `_redirects` for Netlify and Cloudflare Pages.
 * @param redirects with the base path
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
}

/**
 * `vercel.json` for a project whose root is the build folder.
 * @param redirects with the base path
 */
export function vercelFile(baseUrl: string, redirects: readonly Redirect[]): string {
  const list = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([key, value]) => ({key, value}));
  const accept = [{type: 'header', key: 'accept', value: '.*text/markdown.*'}];
  const page = `${baseUrl}:path((?!.*\\.).+)`;
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      ...redirects.map(({from, to}) => ({source: from, destination: to, statusCode: 301})),
      {source: baseUrl, has: accept, destination: `${baseUrl}index.md`, statusCode: 307},
      {source: page, has: accept, destination: `${baseUrl}:path.md`, statusCode: 307},
    ],
    headers: [
      {source: `${baseUrl}(.*)`, headers: list(headers)},
      {source: page, headers: list({Vary: 'Accept'})},
      {
        source: `${baseUrl}(${immutableFolders.join('|')})/(.*)`,
        headers: list({'Cache-Control': cache.immutable}),
      },
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Redirect page for hosts that only serve files. All pages have the same script, so that the policy needs one hash. */
export function redirectPage(to: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${to}">
<title>This page has moved</title>
<script>location.replace(document.querySelector('link').href + location.search + location.hash)</script>
</head>
<body><p>This page has moved to <a href="${to}">${to}</a>.</p></body>
</html>
`;
}
