import {readFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {Files} from './types';

export function filesInFolder(folder: string): Files {
  return {
    place: folder,
    read: async (path) => {
      try {
        return await readFile(join(folder, path), 'utf8');
      } catch {
        throw new Error(`${path} cannot be read`);
      }
    },
  };
}
