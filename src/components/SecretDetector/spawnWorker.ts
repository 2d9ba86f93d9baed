/** The bundler recognizes workers by this exact expression. */
export function spawnWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), {name: 'secret-detector-worker'});
}
