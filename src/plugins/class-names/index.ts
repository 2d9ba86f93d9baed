import type {LoadContext, Plugin} from '@docusaurus/types';

import {classNamer} from './nameClass';

interface CssModules {
  getLocalIdent?: (context: {readonly resourcePath: string}, pattern: string, local: string) => string;
  readonly localIdentName: string;
}

interface Loader {
  readonly options?: {readonly modules?: CssModules};
}

/** Gives classes shorter names than Docusaurus does, which stand in every page, its styles and its scripts. */
export function classNames({siteDir}: LoadContext): Plugin {
  const nameClass = classNamer(siteDir);
  return {
    name: 'class-names',
    configureWebpack({module}) {
      const rules = (module?.rules ?? []) as readonly {readonly use?: readonly Loader[]}[];
      const found = rules.flatMap(({use}) => (Array.isArray(use) ? (use as readonly Loader[]) : []));
      const modules = found.flatMap(({options}) => (options?.modules?.localIdentName ? [options.modules] : []));
      if (modules.length === 0) {
        throw new Error('No rule for *.module.css is where Docusaurus 3.10 has it');
      }
      for (const options of modules) {
        options.getLocalIdent = ({resourcePath}, _, local) => nameClass(resourcePath, local);
      }
      return {};
    },
  };
}
