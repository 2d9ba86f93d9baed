import {join} from 'node:path';

export const siteDir = join(__dirname, '..', '..');

export const buildDir = join(siteDir, 'build');
