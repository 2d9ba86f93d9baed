import './requireNode.mjs';

process.env.BABEL_ENV ??= 'development';
process.env.NODE_ENV ??= 'development';

/** Reads the innermost cause; Docusaurus wraps errors in others that name neither file nor fault. */
function causeOf(error) {
  return error.cause instanceof Error ? causeOf(error.cause) : error;
}

/** Removes the advice and the lists of valid ids from messages of Docusaurus. */
function faultsIn(message) {
  const faults = message.match(/^Invalid sidebar file[^]*?(?=\n\n)|Broken (?:link|anchor) on[^]*?(?=\n- |\s*$)/g);
  return faults?.map((fault) => fault.replace(/\s+(?:->? )?/g, ' ')).join('\n') ?? message;
}

/** Reduces plain `Error`s, which report faults of the site, to their message; other errors are bugs and keep their stack. */
function reportOf(value) {
  const cause = value instanceof Error ? causeOf(value) : undefined;
  return cause?.name === 'Error' ? faultsIn(cause.message) : value;
}

function stop(error) {
  console.error(error);
  process.exit(1);
}

const {error: print} = console;
console.error = (...values) => print(...values.map(reportOf));
process.on('unhandledRejection', stop);

// Usage: node src/docusaurus.mjs <command of Docusaurus>
const {runCLI} = await import('@docusaurus/core/lib/index.js');
await runCLI(process.argv).catch(stop);
