import {createRequire} from 'node:module';

import {Prism} from 'prism-react-renderer';

import {codeLanguages} from '../../../site/code';

const load = createRequire(__filename);

/** Adds languages to Prism, whose components expect it as a global. */
function addLanguages(): void {
  const scope = globalThis as {Prism?: typeof Prism};
  scope.Prism = Prism;
  for (const language of codeLanguages) {
    load(`prismjs/components/prism-${language}`);
  }
  delete scope.Prism;
}

addLanguages();

// Prism's pattern would match the start of 127.0.0.1, 8080:80 or 0.0.9 as a number.
Object.assign(Prism.languages.bash as object, {
  number: {pattern: /(^|\s)\d+(?:\.\d+)?(?=[\s;|&)]|$)/, lookbehind: true},
});

export const prism = Prism;
