import type {HtmlTagObject} from '@docusaurus/types';

import {tabKey} from '../../../site/tabGroups';

import {openTabs, showCurrentEntry} from './pageScripts';
import {startOnIntent} from './starter';

const failure = "This page's scripts could not be loaded. Reload the page.";

/**
 * The document of static pages, in Eta's syntax: complete without the application, which starts on the first act. Unlike
 * in Docusaurus' own, scripts are not loaded, but named by the starter's element.
 */
export const startOnIntentTemplate = `<!doctype html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="utf-8">
<meta name="generator" content="Docusaurus v<%= it.version %>">
<% it.metaAttributes.forEach((meta) => { %><%~ meta %><% }) %>
<%~ it.headTags %>
<% it.stylesheets.forEach((file) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= file %>"><% }) %>
</head>
<body <%~ it.bodyAttributes %>>
<%~ it.preBodyTags %>
<div id="__docusaurus"><%~ it.appHtml %></div>
<% if (it.appHtml.includes('data-group=')) { %><script>(${openTabs})(${JSON.stringify(tabKey)})</script><% } %>
<% if (it.appHtml.includes('theme-doc-sidebar-menu')) { %><script>(${showCurrentEntry})()</script><% } %>
<%~ it.postBodyTags.replace('<script data-files>', '<script data-files="' + it.scripts.join(' ') + '">') %>
</body>
</html>`;

/** Returns the script that starts the application; the template would be part of the config that the browser loads. */
export function starterTag(baseUrl: string): HtmlTagObject {
  return {
    tagName: 'script',
    attributes: {'data-files': true},
    innerHTML: `(${startOnIntent})(${JSON.stringify({baseUrl, failure})})`,
  };
}
