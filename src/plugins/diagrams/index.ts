import type {Plugin} from '@docusaurus/types';

/** Leaves the library that draws diagrams out of the renderer of pages: it draws in the browser alone, and is large. */
export function diagrams(): Plugin {
  return {
    name: 'diagrams',
    configureWebpack: (_, isServer) => (isServer ? {resolve: {alias: {mermaid: false}}} : {}),
  };
}
