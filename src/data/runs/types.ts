import type {RuleName} from './normalize';

/** Behavior of the fake model server from a step on. */
export interface ModelMode {
  /** `echo` repeats the last user message; other values are the reply or, with an error status, its body. */
  readonly reply?: string;
  /** HTTP status, 200 by default. */
  readonly status?: number;
  /** Milliseconds before the response. */
  readonly stall?: number;
  /** Drops the connection instead of responding. */
  readonly close?: boolean;
  /** Characters per streamed chunk. */
  readonly chunk?: number;
}

/** Recorded part of a response; `answer` is the model's text. */
export type Shown = 'body' | 'answer' | 'headers' | 'status';

/** Kind of model request that a step inspects. */
export type Received = 'chat' | 'completion' | 'any';

/** Exactly one of the first seven keys is set. */
export interface Step {
  readonly model?: ModelMode;
  /** `METHOD /path` of the program's API. */
  readonly request?: string;
  /** `METHOD /path` of the Copilot proxy. */
  readonly proxy?: string;
  readonly received?: Received;
  readonly sql?: string;
  readonly log?: string;
  readonly command?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Strings are sent verbatim, other values as JSON. */
  readonly body?: unknown;
  readonly show?: Shown;
  /** Dot-separated path into a JSON body. */
  readonly pick?: string;
  readonly status?: number;
  readonly exit?: number;
  /** Recorded text; ends with a line break unless it is empty. */
  readonly output?: string;
}

export interface Run {
  /** One sentence about the program. */
  readonly shows: string;
  /** Rules that make the output reproducible. */
  readonly normalize?: readonly RuleName[];
  readonly steps: readonly Step[];
}

export interface RunFile {
  readonly about: string;
  readonly runs: Readonly<Record<string, Run>>;
}
