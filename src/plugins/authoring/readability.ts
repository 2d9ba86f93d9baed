import {figuresOf} from './figures';
import {sourceFiles} from './pages';

/** Prints readability figures, the most difficult pages first. */
export function readability(siteDir: string): void {
  const rows = sourceFiles(siteDir)
    .map(({file, text}) => ({page: file, ...figuresOf(text)}))
    .filter(({words}) => words >= 50)
    .sort((a, b) => a.ease - b.ease);
  console.table(rows);
  const middle = rows[Math.floor(rows.length / 2)];
  console.log(`${rows.length} pages of 50 words and more; half of them read easier than ${middle?.ease}.`);
}
