import type {PrismTheme} from 'prism-react-renderer';

/** The eight inks of a code theme, as CSS colors. */
export interface Inks {
  readonly plain: string;
  readonly background: string;
  readonly comment: string;
  readonly keyword: string;
  readonly string: string;
  readonly number: string;
  readonly name: string;
  readonly punctuation: string;
}

/** Assigns a small set of inks to Prism's token types. */
export function prismTheme(inks: Inks): PrismTheme {
  return {
    plain: {color: inks.plain, backgroundColor: inks.background},
    styles: [
      {types: ['comment', 'prolog', 'cdata'], style: {color: inks.comment, fontStyle: 'italic'}},
      {types: ['keyword', 'atrule', 'selector', 'important', 'builtin', 'tag'], style: {color: inks.keyword}},
      {types: ['string', 'char', 'attr-value', 'regex', 'url'], style: {color: inks.string}},
      {types: ['number', 'boolean', 'constant', 'symbol'], style: {color: inks.number}},
      {
        types: ['function', 'class-name', 'property', 'key', 'attr-name', 'parameter', 'variable'],
        style: {color: inks.name},
      },
      {types: ['punctuation', 'operator', 'shebang'], style: {color: inks.punctuation}},
      {types: ['bold'], style: {fontWeight: 'bold'}},
    ],
  };
}
