/** Design tokens that diagrams use, without their prefix. */
export const diagramColors = ['ink', 'line', 'line-strong', 'paper', 'sunken', 'surface'] as const;

/** Replaces the visible colors of Mermaid's theme with design tokens. */
const themeCSS = `
  text, tspan, .nodeLabel, .nodeLabel p, .edgeLabel p, .cluster-label span { fill: var(--site-ink) !important; color: var(--site-ink) !important; stroke: none; }
  .node :is(rect, circle, polygon, path), rect.actor, .labelBox { fill: var(--site-surface); stroke: var(--site-line-strong); stroke-width: 1px; }
  .node rect, rect.actor { rx: 6px; ry: 6px; }
  .node .state-start, marker :is(path, circle) { fill: var(--site-line-strong) !important; stroke: var(--site-line-strong) !important; }
  .cluster rect { fill: var(--site-sunken); stroke: var(--site-line); rx: 10px; ry: 10px; }
  .cluster-label text, .cluster-label tspan { font-weight: 600; }
  .edgeLabel :is(rect, p), .edgeLabel .label rect { fill: var(--site-paper); background: var(--site-paper); stroke: none; opacity: 1; }
  .flowchart-link, .transition, .messageLine0, .messageLine1, .actor-line { stroke: var(--site-line-strong); stroke-width: 1.25px; }
  .flowchart-link, .transition { fill: none; }
  .actor-line { stroke: var(--site-line); }
  .messageLine1, .edge-pattern-dotted { stroke-dasharray: 3 3; }
  .loopLine { stroke: var(--site-line-strong); stroke-width: 1px; stroke-dasharray: 2 3; fill: none; }
  .note { fill: var(--site-sunken); stroke: var(--site-line); }
`;

/** Narrow spacing, so that a diagram's text is legible on a phone; tests measure its size. */
const layout = {
  htmlLabels: false,
  flowchart: {
    htmlLabels: false,
    nodeSpacing: 18,
    rankSpacing: 34,
    padding: 9,
    diagramPadding: 2,
    wrappingWidth: 150,
    subGraphTitleMargin: {top: 4, bottom: 8},
  },
  sequence: {
    actorMargin: 16,
    width: 96,
    labelBoxWidth: 40,
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

export const mermaid = {
  theme: {light: 'neutral', dark: 'dark'},
  options: {fontFamily: 'var(--site-font-text)', fontSize: 14, themeVariables: {fontSize: '14px'}, themeCSS, ...layout},
} as const;
