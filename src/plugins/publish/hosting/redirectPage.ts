/**
 * The page at an old address, for hosts that answer with files only. Its script is the same on all of them, so that a
 * policy names it once.
 *
 * @param to path of the page that answers now
 */
export function redirectPage(to: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${to}">
<title>This page has moved</title>
<script>location.replace(document.querySelector('link').href + location.search + location.hash)</script>
</head>
<body><p>This page has moved to <a href="${to}">${to}</a>.</p></body>
</html>
`;
}
