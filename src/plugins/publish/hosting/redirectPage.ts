/** Redirect page for hosts that only serve files. All pages have the same script, so that the policy needs one hash. */
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
