import {together} from './support/together.mjs';

// Builds the site while the tests that do not need it run. All suites run, even after a failure.
const first = await together('build', 'test:alone');
const second = await together('test:site');
process.exitCode = first && second ? 0 : 1;
