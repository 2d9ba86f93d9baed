import type {Call} from '../../../../src/data/checks/shell';
import type {Page} from '../types';

export interface CurlRequest {
  readonly url: string;
  readonly method: string;
  readonly body?: string;
}

const dataOptions = ['-d', '--data', '--data-raw', '--data-binary', '--json'];

/** Parses a `curl` command; files in its body refer to titled code blocks of the page. */
export function readCurl({program, args}: Call, page: Page): CurlRequest | undefined {
  const url = args.find((arg) => /^https?:\/\//.test(arg));
  if (program !== 'curl' || url === undefined) {
    return undefined;
  }
  const data = valueOf(args, dataOptions);
  const body = data?.startsWith('@') ? fileOn(page, data.slice(1)) : data;
  const method = valueOf(args, ['-X', '--request']) ?? (data === undefined ? 'GET' : 'POST');
  return {url, method, ...(body !== undefined && {body})};
}

function valueOf(args: readonly string[], names: readonly string[]): string | undefined {
  const index = args.findIndex((arg) => names.includes(arg));
  return index < 0 ? undefined : args[index + 1];
}

function fileOn({samples}: Page, name: string): string | undefined {
  return samples.find(({title}) => title === name)?.code;
}
