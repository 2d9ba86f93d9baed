type Groups = Readonly<Record<string, object>>;

/** Chunks that are loaded on demand, with their styles. */
const lateChunks = ['search-modal', 'api-builder', 'secret-detector'];

/** Components on few pages: name of their style sheet → their files. */
const own: Readonly<Record<string, RegExp>> = {
  'api-page': /[\\/]components[\\/]api[\\/]/,
  diagrams: /[\\/]components[\\/]Diagram[\\/]/,
  'home-page': /[\\/]components[\\/](?:Home|Terminal)[\\/]/,
  'rare-parts': /[\\/]components[\\/](?:ClientTable|ReleaseList|ServerRecipes)[\\/]/,
  'search-page': /[\\/]components[\\/]search[\\/]page[\\/]/,
};

interface BundlerConfig {
  readonly optimization?: {readonly splitChunks?: unknown};
}

/**
 * Separates the styles of on-demand chunks and rare components from the shared stylesheet.
 * @param config of the client bundle
 * @returns changes to `optimization`
 * @throws if the bundler has no group for the shared stylesheet
 */
export function separateStyles({optimization}: BundlerConfig): {splitChunks: {cacheGroups: Groups}} {
  const groups = (optimization?.splitChunks as {cacheGroups?: Groups} | undefined)?.cacheGroups;
  if (!groups?.styles) {
    throw new Error('the bundler has no cache group named "styles", which makes the stylesheet of every page');
  }
  const chunks = ({name}: {name?: string | null}): boolean => !lateChunks.includes(name ?? '');
  const shared = {...groups.styles, chunks};
  const sheets = Object.entries(own).map(([name, test]) => [name, {...shared, name, test, priority: 60}]);
  return {splitChunks: {cacheGroups: {styles: {chunks}, ...(Object.fromEntries(sheets) as Groups)}}};
}
