import {type SourceFile, sourceFiles} from './pages';

/** An external URL and the places that link to it. */
export interface OutsideLink {
  readonly url: string;
  readonly places: readonly string[];
}

interface LinkResult extends OutsideLink {
  readonly state: 'fine' | 'broken' | 'unknown';
  readonly reason: string;
}

/** Status codes of hosts that block bots; they do not mean that the page is missing. */
const refusals = [401, 403, 405, 429, 999];
const atOnce = 8;

/** Checks all external links; sets exit status 1 if one is broken. */
export async function linksCheck(siteDir: string): Promise<void> {
  const waiting = outsideLinks(sourceFiles(siteDir));
  const results: LinkResult[] = [];
  const work = async () => {
    for (let link = waiting.shift(); link; link = waiting.shift()) {
      results.push(await checkLink(link));
    }
  };
  await Promise.all(Array.from({length: atOnce}, work));
  const reported = results.filter(({state}) => state !== 'fine').sort((a, b) => a.url.localeCompare(b.url));
  for (const {state, url, reason, places} of reported) {
    console.log(`${state}: ${url} (${reason})\n  ${places.join('\n  ')}`);
  }
  const broken = reported.filter(({state}) => state === 'broken').length;
  console.log(`${results.length} external URLs, ${broken} broken, ${reported.length - broken} not answered.`);
  process.exitCode = broken > 0 ? 1 : 0;
}

/** Unique external links in the prose of pages. */
export function outsideLinks(files: readonly SourceFile[]): OutsideLink[] {
  const places = new Map<string, string[]>();
  for (const {file, text} of files) {
    const prose = text.replaceAll(/^ *```[\s\S]*?^ *```$|`[^`\n]*`/gm, (code) => code.replaceAll(/[^\n]/g, ' '));
    for (const match of prose.matchAll(/(?:\]\(|href="|<)(https?:\/\/[^\s)">]+)/g)) {
      const line = text.slice(0, match.index).split('\n').length;
      const url = (match[1] ?? '').replace(/#.*$/, '');
      places.set(url, [...(places.get(url) ?? []), `${file}:${line}`]);
    }
  }
  return [...places].map(([url, at]) => ({url, places: at}));
}

/** Requests a URL; retries once on failure. */
export async function checkLink(link: OutsideLink, get: typeof fetch = fetch, tries = 2): Promise<LinkResult> {
  const headers = {accept: 'text/html,*/*', 'user-agent': 'documentation link check'};
  let reason: string;
  try {
    const {status, ok} = await get(link.url, {headers, redirect: 'follow', signal: AbortSignal.timeout(20_000)});
    reason = `status ${status}`;
    if (ok || refusals.includes(status)) {
      return {...link, state: ok ? 'fine' : 'unknown', reason};
    }
  } catch (error) {
    reason = (error as Error).message;
  }
  return tries > 1 ? checkLink(link, get, tries - 1) : {...link, state: 'broken', reason};
}
