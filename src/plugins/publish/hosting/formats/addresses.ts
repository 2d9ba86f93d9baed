/** Characters of a part of an address; all that can stand in a redirect, so that none leads to another host. */
const part = String.raw`[\w~-][\w.~-]*`;

/** Address of a page without its first slash and what is wrong at its end. */
export const pagePattern = `${part}(?:/${part})*?`;

/** Ends of an address that lead to the same page without them. */
export const surplusPattern = String.raw`(?:(?:/index)?\.html|/+)`;

/** Accepts Markdown, and no less than anything else. */
export const markdownPattern = String.raw`text/markdown\s*(;\s*(charset=[^,;]*|q=1(\.0*)?)\s*)*(,|$)`;
