import {type CustomPlugin, optimize} from 'svgo';

import {mermaid} from '../../../src/components/Diagram/mermaid';

const known = new Set(Array.from(mermaid.options.themeCSS.matchAll(/\.([a-z][\w-]*)/gi), ([, name]) => name));

/** Leaves the classes that the site colors; one of the others, `row`, has another meaning in its theme. */
const keepKnownClasses: CustomPlugin = {
  name: 'keepKnownClasses',
  fn: () => ({
    element: {
      enter: ({attributes}) => {
        const names = attributes.class?.split(/\s+/).filter((name) => known.has(name));
        attributes.class = Array.from(new Set(names)).join(' ');
      },
    },
  }),
};

/**
 * Removes the styles that Mermaid gives a drawing, and what is not visible.
 * @param id that Mermaid got for the drawing, and that the ids in it are to begin with
 */
export function minify(svg: string, id: string): string {
  const [title, desc] = [`${id}-title`, `${id}-desc`];
  const named = svg.replaceAll(`chart-title-${id}`, title).replaceAll(`chart-desc-${id}`, desc);
  const unused = ['fill', 'stroke.*', 'style', 'font-.*', 'name', 'role', 'aria-roledescription'];
  const {data} = optimize(named, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      'removeStyleElement',
      {name: 'removeElementsByAttr', params: {class: 'edge-thickness-invisible'}},
      {name: 'removeAttrs', params: {attrs: unused}},
      {name: 'addAttributesToSVGElement', params: {attribute: {role: 'img'}}},
      keepKnownClasses,
      {
        name: 'preset-default',
        params: {
          overrides: {
            cleanupIds: {preserve: [title, desc]},
            // Radii are set by the style sheet, which has none for paths.
            convertShapeToPath: false,
            removeDesc: false,
            removeTitle: false,
            removeUnknownsAndDefaults: {keepDataAttrs: false, keepRoleAttr: true},
            removeViewBox: false,
          },
        },
      },
      {name: 'prefixIds', params: {prefix: id, delim: '-', prefixClassNames: false}},
    ],
  });
  // Mermaid puts each word into an element of its own.
  return `${data.replaceAll('<rect/>', '').replace(/<tspan>([^<]*)<\/tspan>/g, '$1')}\n`;
}
