import {join} from 'node:path';

/** Folder of the site's source. */
export const siteDir = join(__dirname, '..', '..');

/** Folder of the built site that the tests read and serve. */
export const buildDir = join(siteDir, 'build');
