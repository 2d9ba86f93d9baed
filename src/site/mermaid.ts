/** Lays the tokens of the site over Mermaid's own theme; the theme still decides everything else. */
const themeCSS = `
  .node :is(rect, circle, polygon, path), .actor { fill: var(--site-surface); stroke: var(--site-line-strong); }
  .cluster rect { fill: var(--site-sunken); stroke: var(--site-line); }
  .edgeLabel, .edgeLabel p, .labelBkg { background: var(--site-surface); color: var(--site-ink); }
  .nodeLabel, .cluster-label span { color: var(--site-ink); }
  .flowchart-link, .transition, .messageLine0, .messageLine1 { stroke: var(--site-line-strong); }
  .note { fill: var(--site-sunken); stroke: var(--site-line-strong); }
  .noteText, .noteText > tspan { fill: var(--site-ink); }
`;

/** Tight enough for the whole diagram to be read on a phone; the tests hold the size of the letters there. */
const layout = {
  flowchart: {
    nodeSpacing: 18,
    rankSpacing: 34,
    padding: 9,
    diagramPadding: 2,
    wrappingWidth: 150,
    subGraphTitleMargin: {top: 4, bottom: 8},
  },
  sequence: {
    actorMargin: 16,
    width: 84,
    height: 40,
    boxMargin: 8,
    boxTextMargin: 4,
    noteMargin: 6,
    messageMargin: 34,
    diagramMarginX: 4,
    diagramMarginY: 4,
    mirrorActors: false,
    wrap: true,
    wrapPadding: 4,
  },
} as const;

/** Diagram themes per color mode. */
export const mermaid = {
  theme: {light: 'neutral', dark: 'dark'},
  options: {fontFamily: 'var(--site-font-text)', fontSize: 14, themeVariables: {fontSize: '14px'}, themeCSS, ...layout},
} as const;
