import {parseMdx} from '../../src/data/mdx';

/** Plugin of unified that reads a page as the site does, with tables. */
export function parseAsSite(this: {parser?: unknown}): void {
  this.parser = (text: string) => parseMdx(text);
}
