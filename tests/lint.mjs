import {together} from './support/together.mjs';

process.exitCode = (await together('lint:code', 'lint:text')) ? 0 : 1;
