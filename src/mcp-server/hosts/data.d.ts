declare module 'docs-data' {
  import type {PackedFiles} from '../files/types';

  /** The files of the server, added by the bundler. */
  const data: PackedFiles;
  export default data;
}
