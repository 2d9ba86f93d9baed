import type {SourceFile} from './pages';

/** An address on another host, and the places that link to it. */
export interface OutsideLink {
  readonly url: string;
  readonly places: readonly string[];
}

/** What became of a link. */
export interface LinkResult extends OutsideLink {
  readonly state: 'fine' | 'broken' | 'unknown';
  readonly reason: string;
}

/** Answers of hosts that turn machines away; they say nothing about the page. */
const refusals = [401, 403, 405, 429, 999];

/** Links to other hosts in the prose of pages, each address once. */
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

/**
 * Asks for an address, twice when the first answer is no good.
 *
 * @param link what is asked for
 * @param get how to ask; `fetch` unless a test gives something else
 */
export async function checkLink(link: OutsideLink, get: typeof fetch = fetch, tries = 2): Promise<LinkResult> {
  try {
    const {status, ok} = await get(link.url, {
      redirect: 'follow',
      headers: {accept: 'text/html,*/*', 'user-agent': 'documentation link check'},
      signal: AbortSignal.timeout(20_000),
    });
    if (ok || refusals.includes(status)) {
      return {...link, state: ok ? 'fine' : 'unknown', reason: `status ${status}`};
    }
    return tries > 1 ? await checkLink(link, get, tries - 1) : {...link, state: 'broken', reason: `status ${status}`};
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return tries > 1 ? checkLink(link, get, tries - 1) : {...link, state: 'broken', reason};
  }
}
