import {prismTheme} from './theme';

/** Every ink has a contrast of at least 4.5:1 on the background and on a highlighted line. */
export const dark = prismTheme({
  plain: '#e8e4da',
  background: '#1d1c19',
  comment: '#a59d8b',
  keyword: '#f2a3bd',
  string: '#a9d6a0',
  number: '#f5bf74',
  name: '#86d5dd',
  punctuation: '#bdb6a6',
});
