import {folders} from '../client-build/folders';

import {filesMark, partName} from './modules';

/** What of the bundler's chunks is needed here. */
export interface Chunk {
  readonly id?: string | number | null | undefined;
  readonly name?: string | null | undefined;
  readonly files: Iterable<string>;
}

/** Texts of the emitted scripts by name of the file. */
type Texts = ReadonlyMap<string, string>;

const script = new RegExp(`^${folders.scripts}/(.+)\\.js$`);

/**
 * Moves the names of the files that only some pages need from the script that every page starts with to the part of the
 * table that knows those pages.
 *
 * @param chunks of the application
 * @param own names of the chunks that the pages of each part alone need
 * @param read gives the text of an emitted script that is not minified yet
 * @returns the changed texts by name of the file
 * @throws if a chunk has no file, or if the bundler lists it otherwise than expected
 */
export function moveFileNames(
  chunks: readonly Chunk[],
  own: readonly (readonly string[])[],
  read: (file: string) => string,
): Texts {
  const byName = new Map(chunks.map((chunk) => [chunk.name, chunk]));
  const find = (name: string): Chunk & {file: string} => {
    const chunk = byName.get(name);
    const file = Array.from(chunk?.files ?? []).find((one) => script.test(one));
    if (!chunk || !file) {
      throw new Error(`The bundler made no file of the chunk ${name}, which a page needs`);
    }
    return {id: chunk.id, name, files: chunk.files, file};
  };
  const parts = own.map((names, index) => {
    const {file} = find(partName(index));
    const list = names.map(find).map((chunk) => `${chunk.id}:${script.exec(chunk.file)?.[1]}`);
    return [file, read(file).replace(filesMark(index), list.join(' '))] as const;
  });
  const runtime = chunks.find(({name}) => name?.startsWith('runtime'))?.files;
  const file = Array.from(runtime ?? []).find((one) => script.test(one)) ?? '';
  return new Map([...parts, [file, own.flat().map(find).reduce(withoutChunk, read(file))] as const]);
}

/** The bundler lists a chunk with its name and its hash by id, and Docusaurus with its id by name. */
function withoutChunk(runtime: string, {id, name}: Chunk): string {
  const listed = new RegExp(`(?<=[{,]\\s*)"?(?:${id}"?: ?"[^"]*"|${name}"?: ?"?${id}"?),?`, 'g');
  const found = runtime.match(listed)?.length;
  if (found !== 3) {
    throw new Error(`The bundler lists the chunk ${name} ${found ?? 0} times, not by name, hash and id`);
  }
  return runtime.replace(listed, '');
}
