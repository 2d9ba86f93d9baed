import type {Readable, Writable} from 'node:stream';

import {type JSONRPCMessage, ProtocolErrorCode, type Transport} from '@modelcontextprotocol/server';

import {readMessage, type Refusal, refusalOf} from '../protocol/message';

import {type Line, LineReader} from './lines';

/** One message per line. Answers invalid lines with a JSON-RPC error; at the end of the input, finishes open requests. */
export class LineTransport implements Transport {
  onmessage?: Transport['onmessage'];
  onclose?: () => void;
  onerror?: (error: Error) => void;

  private readonly lines: LineReader;
  private readonly open = new Set<string | number>();
  private ended = false;

  constructor(
    private readonly input: Readable,
    private readonly output: Writable,
    private readonly longest: number,
  ) {
    this.lines = new LineReader(longest);
  }

  async start(): Promise<void> {
    this.input.on('data', (chunk: Buffer) => this.lines.read(chunk).forEach((line) => this.receive(line)));
    this.input.on('end', () => {
      this.receive(this.lines.finish());
      this.ended = true;
      this.closeWhenDone();
    });
  }

  async send(message: JSONRPCMessage): Promise<void> {
    this.write(message);
    if (!('method' in message) && message.id !== undefined) {
      this.open.delete(message.id);
      this.closeWhenDone();
    }
  }

  async close(): Promise<void> {
    this.input.destroy();
    this.onclose?.();
  }

  private receive(line: Line): void {
    if ('tooLong' in line) {
      this.write(
        refusalOf(null, ProtocolErrorCode.InvalidRequest, `The message is longer than ${this.longest} characters.`),
      );
      return;
    }
    const read = line.text === '' ? undefined : readMessage(line.text);
    if (read && 'refusal' in read) {
      this.write(read.refusal);
    } else if (read) {
      this.track(read.message);
      this.onmessage?.(read.message);
    }
  }

  /** Records requests that will get a response; cancelled ones get none. */
  private track(message: JSONRPCMessage): void {
    if ('method' in message && 'id' in message) {
      this.open.add(message.id);
    } else if ('method' in message && message.method === 'notifications/cancelled') {
      const {requestId} = message.params ?? {};
      this.open.delete(requestId as string | number);
    }
  }

  private closeWhenDone(): void {
    if (this.ended && this.open.size === 0) {
      void this.close();
    }
  }

  private write(message: JSONRPCMessage | Refusal): void {
    this.output.write(`${JSON.stringify(message)}\n`);
  }
}
