/** Starts the search worker. The bundler needs this exact expression. */
export function spawnWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
}
