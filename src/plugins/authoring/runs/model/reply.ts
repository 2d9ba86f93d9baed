import type {ModelMode} from '../../../../data/runs/types';

export interface ModelRequest {
  readonly model?: string;
  readonly stream?: boolean;
  readonly prompt?: unknown;
  readonly messages?: readonly {readonly role?: string; readonly content?: unknown}[];
}

const chunkLength = 24;

/** The configured reply, or an echo of the last user message. */
export function replyTo({messages, prompt}: ModelRequest, {reply = 'echo'}: ModelMode): string {
  const last = messages?.filter(({role}) => role === 'user').at(-1)?.content ?? prompt;
  return reply === 'echo' ? textOf(last) : reply;
}

/** Splits a reply into stream chunks; at least one, possibly empty. */
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
