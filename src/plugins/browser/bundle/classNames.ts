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
 * Shortens the hash in the classes of CSS modules from four characters to two; pages, styles and scripts all contain
 * them.
 * @param config of the bundle, whose rules are changed
 * @throws if the rules are not where Docusaurus 3.10 has them
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
