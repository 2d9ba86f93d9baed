import {posix, sep} from 'node:path';
import {stripVTControlCharacters} from 'node:util';

import {addressOf, pageFiles} from '../data/pages';
import {readText} from '../data/readText';

/** A fault, with the lines of sources that have it, or else the page that shows it. */
interface Fault {
  readonly cause: string;
  readonly lines?: readonly string[];
  readonly page?: string | undefined;
}

const linkFault = /Broken (link|anchor) on source page path = (\S+):\n((?:\s*-> .*\n?)+)/g;
const compileFault = /MDX compilation failed for file "(.+?)"[\s│]*Cause: ([^]*?)[\s│]*Details:([^]*)/;
const importFault =
  /(?:Module not found: Can't resolve|Cannot find module) '(.+?)' (?:in '(.+?)'|for matched aliased key)/;
const otherFault = /(?<=× Error: )[^]*?(?=\n[\s│]*at )|^Invalid sidebar file[^]*?(?=\n\n)/;

/**
 * Reduces what Docusaurus reports about faults of the site to lines that name file, line and cause. Plain `Error`s are
 * such reports; other errors are bugs and keep their stack.
 */
export function report(value: unknown): unknown {
  const cause = value instanceof Error ? causeOf(value) : value;
  if (cause instanceof AggregateError) {
    return print(cause.errors.map(renderFault));
  }
  if (cause instanceof Error) {
    return cause.name === 'Error' ? reduced(cause.message) : value;
  }
  return typeof cause === 'string' ? reduced(cause) : cause;
}

/** Reads the innermost cause; Docusaurus wraps errors in others that name neither file nor fault. */
function causeOf(error: Error): Error {
  return error.cause instanceof Error ? causeOf(error.cause) : error;
}

function reduced(message: string): string {
  const text = withoutFolder(stripVTControlCharacters(message));
  const parts = text.split(/^-{20,}$/m);
  const faults = parts.map(faultsIn);
  if (faults.every(({length}) => length === 0)) {
    return withoutFolder(message);
  }
  const [level = ''] = /^\[WARNING\] /.exec(text) ?? [];
  return print(faults.flatMap((found, i) => (found.length > 0 ? found : [{cause: parts[i]?.trim() ?? ''}])))
    .split('\n')
    .map((line) => level + line)
    .join('\n');
}

function withoutFolder(text: string): string {
  return text.replaceAll(process.cwd() + sep, '');
}

function faultsIn(text: string): Fault[] {
  const [, file = '', cause = '', details = ''] = compileFault.exec(text) ?? [];
  const [, missing, folder] = importFault.exec(text) ?? [];
  const [other] = otherFault.exec(text) ?? [];
  if (file) {
    const line = /"line": (\d+)/.exec(details)?.[1] ?? /\((\d+):\d+/.exec(cause)?.[1];
    const place = cause.startsWith(file) ? '' : `${file}${line ? `:${line}` : ''}: `;
    return [{cause: place + oneLine(cause)}];
  }
  if (missing) {
    const place = folder?.replaceAll('\\', '/');
    const files = pageFiles(process.cwd()).filter((each) => place === undefined || posix.dirname(each) === place);
    return [{cause: `cannot find ${missing}`, page: place, lines: linesWith(files, missing)}];
  }
  return other === undefined ? Array.from(text.matchAll(linkFault), linkFaults).flat() : [{cause: oneLine(other)}];
}

function linkFaults([, kind = '', page = '', list = '']: RegExpMatchArray): Fault[] {
  const source = sourceOf(page);
  const base = page.slice(0, -(addressOf(source ?? '')?.length ?? 0));
  return Array.from(list.matchAll(/-> linking to (\S+)/g), ([, link = '']) => ({
    cause: `broken ${kind} to ${link}`,
    page: source ?? page,
    // A whole address is broken wherever it is, such as in a partial of the page.
    lines: link.startsWith('/')
      ? linesWith(pageFiles(process.cwd()), link.startsWith(base) ? link.slice(base.length) : link)
      : linesWith(source ? [source] : [], link),
  }));
}

/** A page that could not be rendered. */
function renderFault(error: unknown): Fault {
  const {message} = error instanceof Error ? error : {message: String(error)};
  const [, page = ''] = /pathname "?([^"\s]+)/.exec(stripVTControlCharacters(message)) ?? [];
  const cause = error instanceof Error ? causeOf(error).message : message;
  return {cause: oneLine(cause.split('\n')[0] ?? ''), page: sourceOf(page) ?? page};
}

/** The page at an address, which may begin with a base URL. */
function sourceOf(page: string): string | undefined {
  const length = (file: string): number => addressOf(file)?.length ?? 0;
  return pageFiles(process.cwd())
    .filter((file) => length(file) > 1 && page.endsWith(addressOf(file) ?? ''))
    .sort((a, b) => length(b) - length(a))[0];
}

/** Lines that have this text as an address, as `file:line`. */
function linesWith(files: readonly string[], text: string): string[] {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const quoted = new RegExp(`[("'\`\\s<]${escaped}(?:[)"'\`\\s>]|$)`);
  return files.flatMap((file) =>
    readText(file)
      .split('\n')
      .flatMap((line, i) => (quoted.test(line) ? [`${file}:${i + 1}`] : [])),
  );
}

function oneLine(text: string): string {
  return text.replace(/[\s│]+(?:->? )?/g, ' ').trim();
}

/** One line for each place, and one for all pages that show the same fault. */
function print(faults: readonly Fault[]): string {
  const lines = faults.flatMap(({cause, page, lines: places = []}) => {
    const pages = faults.filter((fault) => fault.cause === cause && !fault.lines?.length).map((fault) => fault.page);
    const more = pages.length > 1 ? ` and ${pages.length - 1} more` : '';
    return places.length > 0
      ? places.map((place) => `${place}: ${cause}`)
      : [page ? `${pages[0]}${more}: ${cause}` : cause];
  });
  return Array.from(new Set(lines)).join('\n');
}
