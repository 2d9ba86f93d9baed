import type {Search} from './useRedaction';

/** In characters. */
export const longestText = 20_000;

const phases: Readonly<Record<Exclude<Search['phase'], 'done'>, string>> = {
  waiting: '',
  searching: 'Searching…',
  stopped: 'The search took too long and was stopped. Try a shorter text, or shorter lines.',
  broken: 'The search failed in this browser. Reload the page to try again.',
};

/** Status message for the reader. */
export function statusOf(text: string, search: Search): string {
  if (text.length > longestText) {
    const [most, length] = [longestText, text.length].map((count) => count.toLocaleString('en'));
    return `The detector takes ${most} characters. This text has ${length}.`;
  }
  if (text === '') {
    return 'Paste a text to search it.';
  }
  if (search.phase !== 'done') {
    return phases[search.phase];
  }
  if (!search.redaction) {
    return 'CodeGate fails on this text with status 500. The model receives nothing.';
  }
  const {findings} = search.redaction;
  const sent = findings.filter(({isSent}) => isSent).length;
  if (findings.length === 0) {
    return 'CodeGate finds no secret. The model receives the text unchanged.';
  }
  const replaced = findings.length - sent;
  const them = sent === 1 ? 'it' : 'them';
  if (replaced === 0) {
    return `CodeGate finds ${counted(sent)} and sends ${them} unchanged.`;
  }
  return `CodeGate replaces ${counted(replaced)}.${sent > 0 ? ` It finds ${sent} more and sends ${them} unchanged.` : ''}`;
}

function counted(count: number): string {
  return count === 1 ? '1 secret' : `${count} secrets`;
}
