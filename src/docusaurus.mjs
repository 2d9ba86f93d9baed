import createJiti from 'jiti';

import './requireNode.mjs';

process.env.BABEL_ENV ??= 'development';
process.env.NODE_ENV ??= 'development';

const {report} = createJiti(import.meta.url, {interopDefault: true})('./plugins/faults.ts');

for (const level of ['error', 'warn']) {
  const print = console[level];
  console[level] = (...values) => print(...values.map(report));
}

function stop(error) {
  console.error(error);
  process.exit(1);
}
process.on('unhandledRejection', stop);

// Usage: node src/docusaurus.mjs <command of Docusaurus>
const {runCLI} = await import('@docusaurus/core/lib/index.js');
await runCLI(process.argv).catch(stop);
