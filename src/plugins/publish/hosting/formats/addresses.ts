/** A path segment. Restricts the characters of redirect targets, so that redirects cannot lead to other hosts. */
const part = String.raw`[\w~-][\w.~-]*`;

/** Path of a page without its leading slash and redundant suffixes. */
export const pagePattern = `${part}(?:/${part})*?`;

/** Suffixes that redirect to the URL without them. */
export const surplusPattern = String.raw`(?:(?:/index)?\.html|/+)`;

/** `Accept` headers that include text/markdown with q=1. */
export const markdownPattern = String.raw`text/markdown\s*(;\s*(charset=[^,;]*|q=1(\.0*)?)\s*)*(,|$)`;
