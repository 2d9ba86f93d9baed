import type {Files, PackedFiles} from './types';

/** The files that a package or a function carries. */
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
