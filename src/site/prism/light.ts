import {prismTheme} from './theme';

/** Every ink has a contrast of at least 4.5:1 on the background and on a highlighted line. */
export const light = prismTheme({
  plain: '#26241f',
  background: '#f4f1ea',
  comment: '#6a6353',
  keyword: '#8a2f52',
  string: '#2f6133',
  number: '#8a4a00',
  name: '#0d5a66',
  punctuation: '#5c574b',
});
