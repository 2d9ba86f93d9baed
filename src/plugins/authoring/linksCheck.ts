import {checkLink, type LinkResult, outsideLinks} from './outsideLinks';
import {sourceFiles} from './pages';

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
