import {statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {join} from 'node:path';
import {setTimeout as after} from 'node:timers/promises';

import {previewServer} from '../../src/preview/server';

import {buildDir} from './site';

/** Network conditions. */
export interface Network {
  /** Milliseconds until a response starts. */
  readonly latency: number;
  /** Bytes per second. */
  readonly speed: number;
  /** Additional milliseconds until main.js starts. */
  readonly keptBack: number;
}

/** Serves the built site with the given network conditions. */
export function slowServer({latency, speed, keptBack}: Network): Server {
  const site = previewServer(buildDir);
  return createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    const bytes = statSync(join(buildDir, path), {throwIfNoEntry: false})?.size ?? 0;
    const isApplication = /\/assets\/js\/main\.\w+\.js$/.test(path);
    const delay = latency + (1000 * bytes) / speed + (isApplication ? keptBack : 0);
    void after(delay).then(() => site.emit('request', request, response));
  });
}
