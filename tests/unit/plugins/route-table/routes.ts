import type {GeneratedRoutes} from '../../../../src/plugins/route-table/read';

const leaf = (path: string) => ({path, component: 'c0', exact: true, sidebar: 'mcp'});

/** A small site: a home page, one docs instance with three pages, and the page for all other addresses. */
export const generated: GeneratedRoutes = {
  routes: [
    {path: '/', component: 'h0', exact: true},
    {
      path: '/docs',
      component: 'd0',
      routes: [{path: '/docs', component: 'd1', routes: ['/docs/z', '/docs/A', '/docs/m'].map(leaf)}],
    },
    {path: '*', component: ''},
  ],
  chunkNames: {
    '/-h0': {__comp: 'home'},
    '/docs-d0': {__comp: 'frame', __context: {plugin: 'context'}},
    '/docs-d1': {__comp: 'root', items: ['sidebar']},
    '/docs/z-c0': {__comp: 'item', content: 'z1'},
    '/docs/A-c0': {__comp: 'item', content: 'a1'},
    '/docs/m-c0': {__comp: 'item', content: 'm1'},
  },
  modules: {
    ...{home: '@site/home', frame: '@theme/Frame', context: '~docs/context.json', root: '@theme/Root'},
    ...{sidebar: '~docs/sidebar.json', item: '@theme/DocItem', z1: '@site/z.mdx', a1: '@site/a.mdx', m1: '@site/m.mdx'},
  },
};
