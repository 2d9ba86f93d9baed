import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';
import {load} from 'cheerio';

import {limits} from '../../../src/site/limits';
import {type ProductId, productAt} from '../../../src/site/products';
import {sitemapPaths} from '../../support/sitemap';
import {row} from '../../support/whole';

import {builtEngine} from './evaluate';

/** Pages that quote messages of a program. */
const messagePages = sitemapPaths().filter((path) =>
  /\/reference\/(?:messages|errors|log-messages)[a-z-]*$/.test(path),
);

/** A message on a page, and the address of its section. */
interface Message {
  readonly text: string;
  readonly section: string;
}

/** Words of a message without placeholders; one or two are a label, which a query cannot identify. */
function wordsIn(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replace(/<[^>]*>/g, '')
      .match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? []
  );
}

/** Messages in headings and in the first cells of tables. */
function messagesOf(path: string): Message[] {
  const $ = load(readFileSync(join(process.cwd(), 'build', `${path}.html`), 'utf8'));
  let anchor = '';
  return $('.theme-doc-markdown :is(h2, h3), .theme-doc-markdown tbody td:first-child')
    .toArray()
    .flatMap((element) => {
      const isHeading = /^h[23]$/.test(element.tagName);
      anchor = isHeading ? ($(element).attr('id') ?? '') : anchor;
      const codes = $(element)
        .find('> code')
        .toArray()
        .map((code) => $(code).text());
      const texts = isHeading ? [codes.join(' ')] : codes;
      return texts.filter((text) => wordsIn(text).length > 2).map((text) => ({text, section: `${path}#${anchor}`}));
    });
}

test.describe('a visitor who pastes a message', () => {
  let built: ReturnType<typeof builtEngine>;
  test.beforeAll(() => void (built = builtEngine()));
  const messages = messagePages.flatMap(messagesOf);

  const firstHit = (query: string, product: ProductId | undefined): string | undefined =>
    built.engine.search({query, ...(product && {optionalFilters: [`product:${product}`]})}).hits[0]?.url;

  for (const [at, path] of messagePages.entries()) {
    test(`gets first to its section of ${path}`, row(at, 3), () => {
      const own = messages.filter(({section}) => section.startsWith(`${path}#`));
      expect(own.length).toBeGreaterThan(10);
      const missed = [];
      for (const {text} of own) {
        const sections = messages
          .filter((message) => wordsIn(message.text).join(' ') === wordsIn(text).join(' '))
          .map(({section}) => section);
        const hit = firstHit(text.slice(0, limits.search.queryLength), productAt(path)?.id);
        if (!hit || !sections.includes(hit)) {
          missed.push(`${text} → ${hit}, not ${sections.join(' or ')}`);
        }
      }
      expect(missed).toEqual([]);
    });
  }
});
