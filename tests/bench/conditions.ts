import {slow4G} from './traffic';

/** How fast the visitor's machine and line are. */
export interface Condition {
  /** By how much the processor is slowed down. */
  readonly slowdown: number;
  /** The line, if it is not the machine's own. */
  readonly network?: typeof slow4G;
}

/** A slow 3G: 400 ms and 400 kbit/s; bytes per second. */
const slow3G = {offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000};

/** Conditions of the benchmarks, by name. */
export const conditions: Readonly<Record<string, Condition>> = {
  'loopback-1x': {slowdown: 1},
  'loopback-4x': {slowdown: 4},
  'slow4G-1x': {slowdown: 1, network: slow4G},
  'slow4G-4x': {slowdown: 4, network: slow4G},
  'slow3G-1x': {slowdown: 1, network: slow3G},
  'slow3G-4x': {slowdown: 4, network: slow3G},
};
