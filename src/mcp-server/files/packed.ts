import type {Files, PackedFiles} from './types';

/** The files in a package or a bundled function. */
export function filesOf({place, files}: PackedFiles): Files {
  return {
    place,
    read: async (path) => {
      const text = files[path];
      if (text === undefined) {
        throw new Error(`${path} is missing`);
      }
      return text;
    },
  };
}
