/** Diagram themes per color mode. */
export const mermaid = {
  theme: {light: 'neutral', dark: 'dark'},
  options: {fontFamily: 'var(--site-font-text)', fontSize: 15},
} as const;
