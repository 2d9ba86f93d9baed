interface Chunk {
  readonly response?: string;
  readonly text?: string;
  readonly message?: {readonly content?: unknown};
  readonly delta?: {readonly content?: string; readonly text?: string};
  readonly content?: unknown;
  readonly choices?: readonly Chunk[];
}

/** Extracts the model's text from JSON, server-sent events or NDJSON in the format of OpenAI, Anthropic or Ollama. */
export function answerIn(body: string): string {
  return body
    .split('\n')
    .map((line) => line.replace(/^data: /, ''))
    .filter((line) => line.startsWith('{'))
    .map((line) => textOf(JSON.parse(line) as Chunk))
    .join('');
}

function textOf({choices, message, delta, content, response, text}: Chunk): string {
  if (choices) {
    return choices.map(textOf).join('');
  }
  return [message?.content, content, delta?.content, delta?.text, response, text].map(plain).join('');
}

function plain(content: unknown): string {
  if (Array.isArray(content)) {
    return content.map(({text = ''}: {text?: string}) => text).join('');
  }
  return typeof content === 'string' ? content : '';
}
