import type {Link} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {lineOf, nodesOf} from '../parse';
import type {Fault, ProsePage, Rule} from '../types';

const empty =
  /^(?:here|this|this page|this guide|this link|link|click here|read more|more|see more|learn more|details)$/i;

/** Link texts describe their target. */
export const linkTexts: Rule = (page) =>
  linksIn(page).flatMap((link): Fault[] => {
    const text = toString(link).replaceAll(/\s+/g, ' ').trim();
    const bad = text === '' || empty.test(text) || /^https?:/.test(text);
    return bad ? [{line: lineOf(link), message: `the link text "${text}" does not say where it leads`}] : [];
  });

/** Links are https or root-relative without a file extension. */
export const linkTargets: Rule = (page) =>
  linksIn(page).flatMap(({url, ...link}): Fault[] => {
    const good =
      /^(?:#|mailto:|https:\/\/|\/(?!\/))/.test(url) && !/^\/[^#?]*(?:\.mdx?|\.html|\w\/)(?:[#?]|$)/.test(url);
    return good ? [] : [{line: lineOf({url, ...link}), message: `write "${url}" root-relative, clean, or with https`}];
  });

function linksIn({tree}: ProsePage): Link[] {
  return nodesOf(tree).filter((node) => node.type === 'link');
}
