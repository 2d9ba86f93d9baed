/**
 * Loader that makes a page depend on the data files that a remark step fills it from, so that an edit of the data compiles the
 * page again, in `npm start` and in a build with a cache.
 */
export default function dataFiles(source) {
  this.getOptions().files.forEach((file) => this.addDependency(file));
  return source;
}
