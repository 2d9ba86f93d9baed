declare module 'docs-data' {
  import type {Files} from '../files';

  /** The files of the server, added by the bundler. */
  const data: Files;
  export default data;
}
