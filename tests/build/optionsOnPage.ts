import type {Cheerio, CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';

/** A rendered option or argument of a command page. */
export interface Shown {
  /** `--name` and, if there is one, `-n`; or the name of an argument. */
  readonly names: readonly string[];
  /** Facts such as `Type: string`, without markup. */
  readonly facts: readonly string[];
}

/** Elements between an h2 and the next one. */
export function sectionOf($: CheerioAPI, title: string): Cheerio<Element> {
  const heading = $('h2').filter((_, element) => titleOf($(element)) === title);
  return heading.nextUntil('h2');
}

/** Heading text without its hash link. */
export function titleOf(heading: Cheerio<Element>): string {
  return heading.clone().find('.hash-link').remove().end().text().trim();
}

/** Definitions in a section. */
export function shownIn($: CheerioAPI, title: string): Shown[] {
  return sectionOf($, title)
    .find('dt')
    .toArray()
    .map((term) => ({
      names: $(term)
        .find('code')
        .toArray()
        .map((code) => $(code).text()),
      facts: $(term).next('dd').find('.definition-facts').text().split(' · ').filter(Boolean),
    }));
}

/** List items of a section. */
export function itemsIn($: CheerioAPI, title: string): string[] {
  return sectionOf($, title)
    .filter('ul')
    .children('li')
    .toArray()
    .map((item) => $(item).text().replace(/\s+/g, ' ').trim());
}

/** Code blocks of a section. */
export function codeIn($: CheerioAPI, title: string): string[] {
  return sectionOf($, title)
    .find('pre code')
    .addBack('pre code')
    .toArray()
    .map((code) =>
      $(code)
        .find('.token-line')
        .toArray()
        .map((line) => $(line).text().replace(/\n$/, ''))
        .join('\n'),
    );
}
