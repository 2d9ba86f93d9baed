/**
 * Runs a part of the build and exits on failure. Plain `Error`s, which report invalid data or generated files, are
 * printed in one line; other errors, such as a TypeError, are bugs and keep their stack trace. The development server
 * gets every error, so that an unfinished edit does not end it.
 * @param name plugin name, printed before the message
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
  if (error instanceof Error && error.name === 'Error' && process.env.NODE_ENV !== 'development') {
    console.error(`[${name}] ${error.message}`);
    process.exit(1);
  }
  throw error;
}
