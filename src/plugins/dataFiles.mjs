/** Loader that declares data files as dependencies of a page, so that editing them compiles the page again. */
export default function dataFiles(source) {
  this.getOptions().files.forEach((file) => this.addDependency(file));
  return source;
}
