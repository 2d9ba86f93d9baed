import {slow4G} from './traffic';

/** Speed of processor and network. */
export interface Condition {
  /** Slowdown factor of the processor. */
  readonly slowdown: number;
  /** Network conditions; none for loopback. */
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
