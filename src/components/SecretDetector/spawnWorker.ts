/** Starts the worker that searches; the bundler finds its code by this very expression. */
export function spawnWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), {name: 'secret-detector-worker'});
}
