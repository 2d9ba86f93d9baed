import {StringDecoder} from 'node:string_decoder';

/** A line of the input, or a mark in place of one that is too long. */
export type Line = {readonly text: string} | {readonly tooLong: true};

/** Splits chunks of bytes into lines; drops lines over the limit. */
export class LineReader {
  private line = '';
  private tooLong = false;
  private readonly decoder = new StringDecoder('utf8');

  constructor(private readonly longest: number) {}

  read(chunk: Buffer): Line[] {
    const [first = '', ...rest] = this.decoder.write(chunk).split('\n');
    this.extend(first);
    return rest.map((part) => {
      const line = this.finish();
      this.extend(part);
      return line;
    });
  }

  /** The text after the last line break. */
  finish(): Line {
    const {line, tooLong} = this;
    this.line = '';
    this.tooLong = false;
    return tooLong ? {tooLong} : {text: line.trim()};
  }

  private extend(part: string): void {
    this.tooLong ||= this.line.length + part.length > this.longest;
    this.line = this.tooLong ? '' : this.line + part;
  }
}
