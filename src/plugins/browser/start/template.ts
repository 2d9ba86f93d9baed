/**
 * The document of static pages, in Eta's syntax. It differs from Docusaurus' own in three points: scripts are not
 * loaded, but named by the starter's element; the icon of external links is omitted; quotation marks in text are not
 * escaped, which makes an API page 1 % smaller.
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
