import {namePattern} from '../../browser/bundle/nameClass';
import {allElements, classesOf} from '../elements';
import type {BuiltPage, OutputFile} from '../types';

import type {Sheet} from './sheets';

interface Links {
  /** Current stylesheet of the pages. */
  readonly old: string;
  /** Its replacement. */
  readonly shared: string;
  /** Component stylesheets. */
  readonly others: readonly Sheet[];
}

/** @throws if a page does not link to the old stylesheet in the form of `start/template.ts` */
export function linkSheets(pages: readonly BuiltPage[], {old, shared, others}: Links, baseUrl: string): OutputFile[] {
  const link = (file: string): string => `<link rel="stylesheet" href="${baseUrl}${file}">`;
  const further = others.map(({file, css}) => ({file, classes: classesIn(css)}));
  return pages.map(({file, html, tree}) => {
    const used = new Set(allElements(tree).flatMap(classesOf));
    const own = further.filter(({classes}) => classes.some((name) => used.has(name)));
    const content = html.replace(link(old), [shared, ...own.map((sheet) => sheet.file)].map(link).join(''));
    if (content === html) {
      throw new Error(`${file}: there is no ${link(old)} to replace`);
    }
    return {path: file, content};
  });
}

function classesIn(css: string): string[] {
  return Array.from(css.matchAll(new RegExp(`\\.(${namePattern})(?![\\w-])`, 'g'))).map(([, name = '']) => name);
}
