import {expect, test} from '@playwright/test';

import {answerIn} from '../../../../../src/plugins/authoring/runs/answer';
import {
  anthropic,
  type ModelResponse,
  ollama,
  openAiChat,
  openAiCompletion,
} from '../../../../../src/plugins/authoring/runs/model/protocols';

const text = 'Some words of a user, which are longer than a piece of a stream.';
const chat = {
  model: 'm',
  messages: [
    {role: 'user', content: 'earlier'},
    {role: 'user', content: text},
  ],
};
const completion = {model: 'm', prompt: text};
const protocols: Readonly<Record<string, (stream: boolean) => ModelResponse>> = {
  'chat of OpenAI': (stream) => openAiChat({...chat, stream}, {}),
  'completion of OpenAI': (stream) => openAiCompletion({...completion, stream}, {}),
  Anthropic: (stream) => anthropic({...chat, stream}, {}),
  'chat of Ollama': (stream) => ollama('chat', {...chat, stream}, {}),
  'completion of Ollama': (stream) => ollama('generate', {...completion, stream}, {}),
};

for (const [name, answer] of Object.entries(protocols)) {
  for (const stream of [true, false]) {
    test(`the text of a ${stream ? 'streamed' : 'single'} answer is read, ${name}`, () => {
      const {parts} = answer(stream);
      expect(parts.length > 2).toBe(stream);
      expect(answerIn(parts.join(''))).toBe(text);
    });
  }
}

test('a model says a fixed text instead of repeating the user', () => {
  expect(answerIn(openAiChat(chat, {reply: 'Fixed.'}).parts.join(''))).toBe('Fixed.');
});

test('a message in parts is repeated with all its texts', () => {
  const content = [{type: 'text', text: 'One.'}, {type: 'image_url'}, {type: 'text', text: 'Two.'}];
  expect(answerIn(openAiChat({messages: [{role: 'user', content}]}, {}).parts.join(''))).toBe('One.\n\nTwo.');
});
