import {together} from './together.mjs';

process.exitCode = (await together('npm run lint:code', 'npm run lint:text')) ? 0 : 1;
