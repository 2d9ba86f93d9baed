import type {RuleName} from './normalize';

/** What the stub model server does from a step on. */
export interface ModelMode {
  /** `echo` repeats the last user text; anything else is the answer, or the body of an error. */
  readonly reply?: string;
  /** HTTP status; 200 unless set. */
  readonly status?: number;
  /** Milliseconds before the answer. */
  readonly stall?: number;
  /** Drops the connection instead of answering. */
  readonly close?: boolean;
  /** Characters in each streamed chunk. */
  readonly chunk?: number;
}

/** Part of a response that is recorded: the whole body, the model's text in it, its headers, or nothing but the status. */
export type Shown = 'body' | 'answer' | 'headers' | 'status';

/** Which request to the model server a step looks at. */
export type Received = 'chat' | 'completion' | 'any';

/** One step of a run; exactly one of the first seven keys is set. */
export interface Step {
  readonly model?: ModelMode;
  /** `METHOD /path` at the program's address. */
  readonly request?: string;
  /** `METHOD /path` at the Copilot proxy. */
  readonly proxy?: string;
  readonly received?: Received;
  readonly sql?: string;
  readonly log?: string;
  readonly command?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as it is when it is a text. */
  readonly body?: unknown;
  readonly show?: Shown;
  /** Path into a JSON body, with dots. */
  readonly pick?: string;
  /** Recorded HTTP status. */
  readonly status?: number;
  /** Recorded exit status. */
  readonly exit?: number;
  /** Recorded text; ends with a line break unless it is empty. */
  readonly output?: string;
}

/** A request or a command with what the real program made of it. */
export interface Run {
  /** One sentence about the program. */
  readonly shows: string;
  /** Rules that make the output the same at each repetition. */
  readonly normalize?: readonly RuleName[];
  readonly steps: readonly Step[];
}

/** A file of runs about one topic. */
export interface RunFile {
  readonly about: string;
  readonly runs: Readonly<Record<string, Run>>;
}
