import {Transform, type TransformCallback} from 'node:stream';
import {StringDecoder} from 'node:string_decoder';

import {codes} from './protocolError';

/**
 * Lets only whole lines through that hold a JSON object of bearable size. What is refused is answered with the error
 * that JSON-RPC has for it, so that bad input neither ends the connection nor goes unanswered.
 */
export class MessageGuard extends Transform {
  private line = '';
  private tooLong = false;
  private readonly decoder = new StringDecoder('utf8');

  /**
   * @param longest characters of a line
   * @param refuse sends an answer to the caller
   */
  constructor(
    private readonly longest: number,
    private readonly refuse: (answer: string) => void,
  ) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const [first = '', ...rest] = this.decoder.write(chunk).split('\n');
    this.extend(first);
    for (const part of rest) {
      this.finish();
      this.extend(part);
    }
    done();
  }

  private extend(part: string): void {
    this.tooLong ||= this.line.length + part.length > this.longest;
    this.line = this.tooLong ? '' : this.line + part;
  }

  private finish(): void {
    const {line, tooLong} = this;
    this.line = '';
    this.tooLong = false;
    if (tooLong) {
      this.answer(codes.invalidRequest, `The message is longer than ${this.longest} characters.`);
    } else if (line.trim() !== '') {
      const fault = faultOf(line);
      if (fault) {
        this.answer(...fault);
      } else {
        this.push(`${line}\n`);
      }
    }
  }

  private answer(code: number, message: string): void {
    this.refuse(`${JSON.stringify({jsonrpc: '2.0', id: null, error: {code, message}})}\n`);
  }
}

function faultOf(line: string): [code: number, message: string] | undefined {
  try {
    const message: unknown = JSON.parse(line);
    const isMessage =
      typeof message === 'object' && message !== null && 'jsonrpc' in message && message.jsonrpc === '2.0';
    return isMessage ? undefined : [codes.invalidRequest, 'The line is no JSON-RPC 2.0 message.'];
  } catch {
    return [codes.notJson, 'The line is not JSON.'];
  }
}
