import {methodBadge} from './calls';
import {code, el, type Html, join} from './html';
import type {CallGroup, Reference} from './types';
import {paragraphs} from './words';

/** Where the description can be downloaded, by format. */
export type Downloads = Readonly<Record<'json' | 'yaml', string>>;

/** How many calls there are, a filter for them, and the document for download. */
export function overview({groups, document}: Reference, downloads: Downloads): Html {
  const count = groups.reduce((sum, {calls}) => sum + calls.length, 0);
  return join(
    el(
      'p',
      {},
      `${count} calls in ${groups.length} groups. Download them for your own tools, worded and corrected as on this page: `,
      el('a', {href: downloads.json, download: ''}, 'OpenAPI as JSON'),
      ' or ',
      el('a', {href: downloads.yaml, download: ''}, 'as YAML'),
      ` (version ${String(document.openapi)}).`,
    ),
    el(
      'div',
      {class: 'filter', role: 'search'},
      el('label', {for: 'filter-calls'}, 'Filter calls'),
      el('p', {role: 'status'}),
      el('input', {
        id: 'filter-calls',
        type: 'search',
        autocomplete: 'off',
        spellcheck: 'false',
        placeholder: 'Name, path, or method',
      }),
    ),
  );
}

/** What a group is about, and its calls as links. */
export function groupView({description, calls}: CallGroup): Html {
  const entries = calls.map(({anchor, method, summary, path}) =>
    el('li', {}, methodBadge(method), ' ', el('a', {href: `#${anchor}`}, summary), ' ', code(path)),
  );
  return join(paragraphs(description), el('ul', {class: 'calls'}, entries));
}
