/**
 * Runs a part of the build and ends the process when it fails. A fault of the site's data or of generated files is reported
 * in one line; any other error, such as a TypeError, is a defect of the build itself and keeps its stack.
 *
 * @param name of the plugin, in front of the message
 */
export function orStop<T>(name: string, run: () => T): T {
  try {
    const result = run();
    return result instanceof Promise ? (result.catch((error: unknown) => stop(name, error)) as T) : result;
  } catch (error) {
    return stop(name, error);
  }
}

function stop(name: string, error: unknown): never {
  if (error instanceof Error && error.name === 'Error') {
    console.error(`[${name}] ${error.message}`);
    process.exit(1);
  }
  throw error;
}
