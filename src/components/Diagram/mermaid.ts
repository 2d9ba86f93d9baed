import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The colors of drawings, as the development server and the layout need them: Mermaid adds a prefix of its own. */
const themeCSS = readFileSync(join(__dirname, 'colors.css'), 'utf8').replaceAll('[data-diagram] ', '');

/** Narrow spacing, so that a diagram's text is legible on a phone; tests measure its size. */
const layout = {
  htmlLabels: false,
  flowchart: {
    useMaxWidth: false,
    htmlLabels: false,
    nodeSpacing: 18,
    rankSpacing: 34,
    padding: 9,
    diagramPadding: 2,
    wrappingWidth: 150,
    subGraphTitleMargin: {top: 4, bottom: 8},
  },
  sequence: {
    useMaxWidth: false,
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
  state: {useMaxWidth: false},
} as const;

export const mermaid = {
  theme: {light: 'neutral', dark: 'dark'},
  options: {fontFamily: 'var(--site-font-text)', fontSize: 14, themeVariables: {fontSize: '14px'}, themeCSS, ...layout},
} as const;
