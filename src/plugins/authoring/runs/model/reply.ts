import type {ModelMode} from '../../../../data/runs/types';

/** Body of a request to a model, as far as an answer needs it. */
export interface ModelRequest {
  readonly model?: string;
  readonly stream?: boolean;
  readonly prompt?: unknown;
  readonly messages?: readonly {readonly role?: string; readonly content?: unknown}[];
}

const chunkLength = 24;

/** Text that the model answers with: a fixed one, or the last text of the user, word for word. */
export function replyTo({messages, prompt}: ModelRequest, {reply = 'echo'}: ModelMode): string {
  const last = messages?.filter(({role}) => role === 'user').at(-1)?.content ?? prompt;
  return reply === 'echo' ? textOf(last) : reply;
}

/** A text in the pieces in which it is streamed; at least one, which may be empty. */
export function chunksOf(text: string, {chunk = chunkLength}: ModelMode): string[] {
  const pieces = text.match(new RegExp(`[\\s\\S]{1,${chunk}}`, 'g'));
  return pieces ? [...pieces] : [''];
}

function textOf(content: unknown): string {
  if (Array.isArray(content)) {
    return content.map((part: {text?: string}) => part.text ?? '').join('\n');
  }
  return typeof content === 'string' ? content : '';
}
