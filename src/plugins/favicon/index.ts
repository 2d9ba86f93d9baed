import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {Resvg} from '@resvg/resvg-js';

import {brand} from '../../site/brand';

import {iconFile} from './iconFile';

const size = 48;

/** Puts the logo where browsers look for the icon of a file that names none, such as a Markdown copy. */
export function favicon({siteDir}: LoadContext): Plugin {
  return {
    name: 'favicon',
    async postBuild({outDir}) {
      const logo = readFileSync(join(siteDir, 'static', brand.logo), 'utf8');
      const image = new Resvg(logo, {fitTo: {mode: 'width', value: size}}).render().asPng();
      writeFileSync(join(outDir, 'favicon.ico'), iconFile(image, size));
    },
  };
}
