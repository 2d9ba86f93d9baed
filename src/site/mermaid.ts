/** Lays the tokens of the site over Mermaid's own theme; the theme still decides everything else. */
const themeCSS = `
  .node :is(rect, circle, polygon, path), .actor { fill: var(--site-surface); stroke: var(--site-line-strong); }
  .cluster rect { fill: var(--site-sunken); stroke: var(--site-line); }
  .edgeLabel, .edgeLabel p, .labelBkg { background: var(--site-surface); color: var(--site-ink); }
  .nodeLabel, .cluster-label span { color: var(--site-ink); }
  .flowchart-link, .transition, .messageLine0, .messageLine1 { stroke: var(--site-line-strong); }
`;

/** Diagram themes per color mode. */
export const mermaid = {
  theme: {light: 'neutral', dark: 'dark'},
  options: {fontFamily: 'var(--site-font-text)', fontSize: 15, themeCSS},
} as const;
