/** The published files of a documentation site. */
export interface Files {
  /** Folder or URL, for messages. */
  readonly place: string;
  /** Reads a file at a path relative to the base URL; throws one line that names the file. */
  read(path: string): Promise<string>;
}

/** The files as JSON in the package, by path. */
export interface PackedFiles {
  readonly place: string;
  readonly files: Readonly<Record<string, string>>;
}
