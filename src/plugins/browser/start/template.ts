/**
 * The document around every static page, in Eta's syntax. It differs from Docusaurus' own in three points: the scripts are
 * not loaded but named by the element of the starter, which loads them when the visitor first acts; the mark of links that
 * lead away, which this site does not show, is not drawn; and quotation marks in text are not escaped, which makes an API
 * page a hundredth smaller.
 *
 * @param scripts for pages with groups of tabs, and for pages with a sidebar
 */
export function documentTemplate({tabs, sidebar}: Readonly<Record<'tabs' | 'sidebar', string>>): string {
  return `<!doctype html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="utf-8">
<meta name="generator" content="Docusaurus v<%= it.version %>">
<% it.metaAttributes.forEach((meta) => { %><%~ meta %><% }) %>
<%~ it.headTags %>
<% it.stylesheets.forEach((file) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= file %>"><% }) %>
</head>
<body <%~ it.bodyAttributes %>>
<%~ it.preBodyTags.replace(/<svg.*?<\\/svg>/s, '') %>
<div id="__docusaurus"><%~ it.appHtml.replace(/>[^<]+/g, (text) => text.replaceAll('&quot;', '"')) %></div>
<% if (it.appHtml.includes('data-group=')) { %><script>${tabs}</script><% } %>
<% if (it.appHtml.includes('theme-doc-sidebar-menu')) { %><script>${sidebar}</script><% } %>
<%~ it.postBodyTags.replace('<script data-files>', '<script data-files="' + it.scripts.join(' ') + '">') %>
</body>
</html>`;
}
