declare module 'docs-data' {
  import type {PackedFiles} from '../files/types';

  /** What the documentation server reads; put in when an entry is bundled. */
  const data: PackedFiles;
  export default data;
}
