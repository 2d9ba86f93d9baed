import {classNamer} from './nameClass';

interface CssModules {
  getLocalIdent?: (context: {readonly resourcePath: string}, pattern: string, local: string) => string;
  readonly localIdentName: string;
}

interface BundlerConfig {
  readonly module?: {readonly rules?: unknown};
}

interface Loader {
  readonly options?: {readonly modules?: CssModules};
}

/**
 * Gives classes of CSS modules two hash characters instead of four: they stand in every page, its styles and its scripts.
 *
 * @param config of the bundle, whose rules are changed
 * @throws when the rules are not where Docusaurus 3.10 has them
 */
export function nameClasses({module}: BundlerConfig, siteDir: string): void {
  const nameClass = classNamer(siteDir);
  const rules = (module?.rules ?? []) as readonly {readonly use?: readonly Loader[]}[];
  const found = rules.flatMap(({use}) => (Array.isArray(use) ? (use as readonly Loader[]) : []));
  const modules = found.flatMap(({options}) => (options?.modules?.localIdentName ? [options.modules] : []));
  if (modules.length === 0) {
    throw new Error('the bundler has no rule for *.module.css where Docusaurus 3.10 puts it');
  }
  for (const options of modules) {
    options.getLocalIdent = ({resourcePath}, _, local) => nameClass(resourcePath, local);
  }
}
