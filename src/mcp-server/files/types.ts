/** The published files of a documentation site, wherever they are. */
export interface Files {
  /** Folder or address, for messages. */
  readonly place: string;
  /**
   * Reads a file.
   *
   * @param path below the base URL, without a slash in front
   * @throws one line that names the file
   */
  read(path: string): Promise<string>;
}

/** The files in one object, as the package carries them. */
export interface PackedFiles {
  readonly place: string;
  readonly files: Readonly<Record<string, string>>;
}
