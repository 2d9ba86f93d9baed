import {StringDecoder} from 'node:string_decoder';

/** A line of the input; of one that is too long, only that it was. */
export type Line = {readonly text: string} | {readonly tooLong: true};

/** Cuts chunks of bytes into lines, and keeps no more of a line than the limit. */
export class LineReader {
  private line = '';
  private tooLong = false;
  private readonly decoder = new StringDecoder('utf8');

  /** @param longest characters of a line */
  constructor(private readonly longest: number) {}

  /** The lines that a chunk completes. */
  read(chunk: Buffer): Line[] {
    const [first = '', ...rest] = this.decoder.write(chunk).split('\n');
    this.extend(first);
    return rest.map((part) => {
      const line = this.finish();
      this.extend(part);
      return line;
    });
  }

  /** What follows the last line break. */
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
