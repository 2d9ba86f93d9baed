import {type ChildProcessWithoutNullStreams, spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {createInterface} from 'node:readline';

import {makePackage} from '../../src/mcp-server/bundle';
import {buildDir, siteDir} from '../support/site';
import {golden, questions} from '../unit/mcp-server/questions';

import {figureOf, show} from './figures';

/** Upper bounds of the figures. */
const bounds = {'start ms': 300, 'p95 of a search ms': 50, 'memory MB': 140};

/** A call of every other tool, so that all data is loaded before memory is measured. */
const otherCalls = [
  {name: 'read_page', arguments: {page: '/toolhive/quickstart', receipts: true}},
  {name: 'read_sections', arguments: {ids: ['/toolhive/quickstart#next-steps']}},
  {name: 'find_message', arguments: {message: 'port 8080 is already in use'}},
  {name: 'lookup_command', arguments: {command: 'thv run'}},
  {name: 'lookup_api_operation', arguments: {}},
  {name: 'check_usage', arguments: {text: 'thv run --nmae x fetch', kind: 'commands'}},
  {name: 'check_usage', arguments: {text: 'kind: MCPServer', kind: 'manifest'}},
  {name: 'list_pages', arguments: {}},
];

type Figures = Record<keyof typeof bounds, number>;

/**
 * Measures the packed server in rounds, each in its own process, prints a table, and fails if a median exceeds its
 * bound.
 */
export async function server(rounds: number): Promise<void> {
  const outDir = join(siteDir, '.cache', 'docs-mcp-bench');
  await makePackage(siteDir, buildDir, outDir);
  const seen: Figures[] = [];
  for (let round = 0; round < rounds; round += 1) {
    seen.push(await measure(join(outDir, 'package', 'docs-mcp.mjs')));
  }
  const rows = Object.entries(bounds).map(([name, most]) => {
    const figure = figureOf(seen.map((figures) => figures[name as keyof Figures]));
    return {name, figure: show(figure), most, held: figure.median < most};
  });
  console.table(rows);
  process.exitCode = rows.every(({held}) => held) ? 0 : 1;
}

async function measure(file: string): Promise<Figures> {
  const started = performance.now();
  const child = spawn(process.execPath, [file]);
  const ask = asker(child);
  await ask('initialize', {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: {name: 'bench', version: '1'},
  });
  const start = performance.now() - started;
  const times: number[] = [];
  for (const {ask: query} of [...questions, ...golden]) {
    const sent = performance.now();
    await ask('tools/call', {name: 'search_docs', arguments: {query}});
    times.push(performance.now() - sent);
  }
  for (const params of otherCalls) {
    await ask('tools/call', params);
  }
  times.sort((a, b) => a - b);
  const memory = memoryOf(child.pid ?? 0);
  child.stdin.end();
  return {'start ms': start, 'p95 of a search ms': times[Math.floor(times.length * 0.95)] ?? 0, 'memory MB': memory};
}

/** Sends requests one after the other and waits for each response. */
function asker(child: ChildProcessWithoutNullStreams): (method: string, params: object) => Promise<void> {
  const lines = createInterface({input: child.stdout})[Symbol.asyncIterator]();
  let id = 0;
  return async (method, params) => {
    id += 1;
    child.stdin.write(`${JSON.stringify({jsonrpc: '2.0', id, method, params})}\n`);
    await lines.next();
  };
}

/** Peak memory of a process on Linux. */
function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
