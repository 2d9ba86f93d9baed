import type {Plugin} from '@docusaurus/types';

type BundlerChange = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Name of the chunk with the search modal; see `src/components/search/useModal.ts`. */
const modalChunk = 'search-modal';

interface BundlerConfig {
  readonly optimization?: {readonly splitChunks?: unknown};
}

/**
 * Keeps the styles of the search modal out of the one stylesheet that every page loads.
 *
 * @param config of the client bundle; has no such stylesheet while developing
 */
export function separateStyles({optimization}: BundlerConfig): BundlerChange {
  const groups = (optimization?.splitChunks as {cacheGroups?: Record<string, unknown>} | undefined)?.cacheGroups;
  if (!groups?.styles) {
    return {};
  }
  const chunks = ({name}: {name?: string | null}): boolean => name !== modalChunk;
  return {optimization: {splitChunks: {cacheGroups: {styles: {chunks}}}}} as BundlerChange;
}
