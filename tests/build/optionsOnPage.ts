import type {Cheerio, CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';

/** An option or argument as a reader sees it on a command page. */
export interface Shown {
  /** `--name`, and `-n` where there is a short form; or the name of an argument. */
  readonly names: readonly string[];
  /** Facts such as `Type: string`, without markup. */
  readonly facts: readonly string[];
}

/** Elements between a second-level heading and the next one. */
export function sectionOf($: CheerioAPI, title: string): Cheerio<Element> {
  const heading = $('h2').filter((_, element) => titleOf($(element)) === title);
  return heading.nextUntil('h2');
}

/** Text of a heading without the mark of its link. */
export function titleOf(heading: Cheerio<Element>): string {
  return heading.clone().find('.hash-link').remove().end().text().trim();
}

/** The definitions of one section. */
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

/** Texts of the items of a section's lists. */
export function itemsIn($: CheerioAPI, title: string): string[] {
  return sectionOf($, title)
    .filter('ul')
    .children('li')
    .toArray()
    .map((item) => $(item).text().replace(/\s+/g, ' ').trim());
}

/** Code blocks of a section, one text each. */
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
