import {createRequire} from 'node:module';

import {Prism} from 'prism-react-renderer';

import {codeLanguages} from '../../site/code';

const load = createRequire(__filename);

/** Adds the extra languages to Prism; its components expect the instance as a global. */
function addLanguages(): void {
  const scope = globalThis as {Prism?: typeof Prism};
  scope.Prism = Prism;
  for (const language of codeLanguages) {
    load(`prismjs/components/prism-${language}`);
  }
  delete scope.Prism;
}

addLanguages();

/** Prism with every language that pages of this site use. */
export const prism = Prism;
