type Groups = Readonly<Record<string, object>>;

/** Chunks that load after a reader asked for them, with their styles: search modal, request builder, detector. */
const lateChunks = ['search-modal', 'api-builder', 'secret-detector'];

/** Components that few pages show: name of their sheet → their files. */
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
 * Keeps the styles of late chunks and of components that few pages show out of the one stylesheet that every page loads.
 *
 * @param config of the client bundle
 * @returns what to change in `optimization`
 * @throws when the bundler has no group that makes that stylesheet
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
