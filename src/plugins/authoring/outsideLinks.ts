import type {SourceFile} from './pages';

/** An external URL and the places that link to it. */
export interface OutsideLink {
  readonly url: string;
  readonly places: readonly string[];
}

export interface LinkResult extends OutsideLink {
  readonly state: 'fine' | 'broken' | 'unknown';
  readonly reason: string;
}

/** Status codes of hosts that block bots; they do not mean that the page is missing. */
const refusals = [401, 403, 405, 429, 999];

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
