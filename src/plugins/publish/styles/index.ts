import type {Step} from '../types';

import {linkSheets} from './link';
import {readSheets} from './sheets';
import {trimmed} from './trimmed';

/**
 * Replaces the shared stylesheet by one without unused rules, and links pages to component stylesheets whose classes
 * they use.
 */
export const stylesheets: Step = async (pages, {outDir, baseUrl}) => {
  const sheets = readSheets(outDir);
  const {file, css} = await trimmed(pages, sheets, outDir);
  console.log(`[stylesheets] ${sheets.shared.css.length} characters of styles, ${css.length} of them used`);
  return [
    {path: sheets.shared.file, content: null},
    {path: file, content: css},
    ...linkSheets(pages, {old: sheets.shared.file, shared: file, others: sheets.others}, baseUrl),
  ];
};
