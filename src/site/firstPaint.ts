/** Id of the last part of a page's header. */
export const headerEnd = 'page-actions';

/**
 * Tag for the head: on a slow line, browsers paint nothing before the header of the page is there, so that it never
 * moves. Chromium goes on when the element begins.
 */
export const wholeHeader = {
  tagName: 'link',
  attributes: {rel: 'expect', href: `#${headerEnd}`, blocking: 'render'},
};
