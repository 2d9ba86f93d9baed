import {chunksOf, type ModelRequest, replyTo} from './reply';

type Mode = Parameters<typeof replyTo>[1];

export interface ModelResponse {
  readonly type: string;
  readonly parts: readonly string[];
}

const created = 1_700_000_000;
const usage = {prompt_tokens: 10, completion_tokens: 5, total_tokens: 15};
const ollamaCounts = {done_reason: 'stop', prompt_eval_count: 10, eval_count: 5};

const json = (value: unknown): ModelResponse => ({type: 'application/json', parts: [JSON.stringify(value)]});
const events = (values: readonly object[], end: readonly string[] = []): ModelResponse => ({
  type: 'text/event-stream',
  parts: [
    ...values.map((value) => `${'type' in value ? `event: ${value.type}\n` : ''}data: ${JSON.stringify(value)}\n\n`),
    ...end,
  ],
});
const lines = (values: readonly object[]): ModelResponse => ({
  type: 'application/x-ndjson',
  parts: values.map((value) => `${JSON.stringify(value)}\n`),
});

export function openAiChat(request: ModelRequest, mode: Mode): ModelResponse {
  const head = {id: 'chatcmpl-1', created, model: request.model};
  const text = replyTo(request, mode);
  if (!request.stream) {
    const choices = [{index: 0, finish_reason: 'stop', message: {role: 'assistant', content: text}}];
    return json({...head, object: 'chat.completion', choices, usage});
  }
  const chunk = (delta: object, finish: string | null) => ({
    ...head,
    object: 'chat.completion.chunk',
    choices: [{index: 0, finish_reason: finish, delta}],
  });
  const texts = chunksOf(text, mode).map((content) => chunk({role: 'assistant', content}, null));
  return events([...texts, {...chunk({}, 'stop'), usage}], ['data: [DONE]\n\n']);
}

export function openAiCompletion(request: ModelRequest, mode: Mode): ModelResponse {
  const completion = (text: string, finish: string | null) => ({
    id: 'cmpl-1',
    object: 'text_completion',
    created,
    model: request.model,
    choices: [{index: 0, text, finish_reason: finish, logprobs: null}],
  });
  const text = replyTo(request, mode);
  return request.stream
    ? events(
        [...chunksOf(text, mode).map((piece) => completion(piece, null)), completion('', 'stop')],
        ['data: [DONE]\n\n'],
      )
    : json({...completion(text, 'stop'), usage});
}

export function anthropic(request: ModelRequest, mode: Mode): ModelResponse {
  const text = replyTo(request, mode);
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: request.model,
    content: request.stream ? [] : [{type: 'text', text}],
    stop_reason: request.stream ? null : 'end_turn',
    stop_sequence: null,
    usage: {input_tokens: 10, output_tokens: request.stream ? 1 : 5},
  };
  if (!request.stream) {
    return json(message);
  }
  return events([
    {type: 'message_start', message},
    {type: 'content_block_start', index: 0, content_block: {type: 'text', text: ''}},
    ...chunksOf(text, mode).map((piece) => ({
      type: 'content_block_delta',
      index: 0,
      delta: {type: 'text_delta', text: piece},
    })),
    {type: 'content_block_stop', index: 0},
    {type: 'message_delta', delta: {stop_reason: 'end_turn', stop_sequence: null}, usage: {output_tokens: 5}},
    {type: 'message_stop'},
  ]);
}

/** Ollama streams by default. */
export function ollama(kind: 'chat' | 'generate', request: ModelRequest, mode: Mode): ModelResponse {
  const text = replyTo(request, mode);
  const line = (content: string, isLast: boolean) => ({
    model: request.model,
    created_at: '2025-05-02T10:00:00Z',
    ...(kind === 'chat' ? {message: {role: 'assistant', content}} : {response: content}),
    done: isLast,
    ...(isLast && ollamaCounts),
  });
  return request.stream === false
    ? json(line(text, true))
    : lines([...chunksOf(text, mode).map((piece) => line(piece, false)), line('', true)]);
}
