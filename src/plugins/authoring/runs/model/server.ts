import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {createServer as createTlsServer} from 'node:https';
import {text as bodyOf} from 'node:stream/consumers';
import {setTimeout as wait} from 'node:timers/promises';

import type {ModelMode, Received} from '../../../../data/runs/types';

import {anthropic, type ModelResponse, ollama, openAiChat, openAiCompletion} from './protocols';
import type {ModelRequest} from './reply';

/** A fake model server with configurable responses. */
export interface ModelServer {
  setMode: (mode: ModelMode) => void;
  /** Body of the last request of a kind since {@link forget}. */
  last: (kind: Received) => string | undefined;
  forget: () => void;
  close: () => void;
}

const models = ['stub-model'];

/** PEM certificate for `localhost` and its private key. */
export interface Identity {
  readonly cert: Buffer;
  readonly key: Buffer;
}

/**
 * Starts a server with the APIs of OpenAI, Anthropic and Ollama on 127.0.0.1; with an identity, `port + 1` uses TLS.
 * @throws if a port is in use
 */
export async function startModel(port: number, identity?: Identity): Promise<ModelServer> {
  const requests: {readonly kind: Received; readonly body: string}[] = [];
  let mode: ModelMode = {};
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url ?? '/', 'http://model').pathname;
    const body = await bodyOf(request);
    if (request.method === 'POST') {
      requests.push({kind: /\/(?:chat(?:\/completions)?|messages)$/.test(path) ? 'chat' : 'completion', body});
    }
    await respond({request, response, path, body, mode});
  };
  const servers = [createServer(handle), ...(identity ? [createTlsServer(identity, handle)] : [])];
  await Promise.all(servers.map((server, i) => once(server.listen(port + i, '127.0.0.1'), 'listening')));
  return {
    setMode: (next) => (mode = next),
    last: (kind) => requests.filter((entry) => kind === 'any' || entry.kind === kind).at(-1)?.body,
    forget: () => requests.splice(0),
    close: () => servers.forEach((server) => server.close()),
  };
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly body: string;
  readonly mode: ModelMode;
}

async function respond({request, response, path, body, mode}: Exchange): Promise<void> {
  if (mode.stall) {
    await wait(mode.stall);
  }
  if (mode.close) {
    request.socket.destroy();
    return;
  }
  if (mode.status && mode.status !== 200) {
    response.writeHead(mode.status, {'content-type': 'application/json'}).end(mode.reply ?? '{}');
    return;
  }
  const answer = request.method === 'GET' ? listOf(path) : answerOf(path, JSON.parse(body) as ModelRequest, mode);
  response.writeHead(answer ? 200 : 404, {'content-type': answer?.type ?? 'text/plain'});
  for (const part of answer?.parts ?? []) {
    response.write(part);
  }
  response.end();
}

function listOf(path: string): ModelResponse | undefined {
  const list = {
    data: models.map((id) => ({id, object: 'model', type: 'model', created: 1_700_000_000, owned_by: 'stub'})),
    object: 'list',
    models: models.map((name) => ({name, model: name})),
  };
  return /\/(?:models|api\/tags)$/.test(path) ? {type: 'application/json', parts: [JSON.stringify(list)]} : undefined;
}

function answerOf(path: string, request: ModelRequest, mode: ModelMode): ModelResponse | undefined {
  const ends = (...ways: readonly string[]) => ways.some((way) => path.endsWith(way));
  if (ends('/api/chat', '/api/generate')) {
    return ollama(ends('/api/chat') ? 'chat' : 'generate', request, mode);
  }
  if (ends('/chat/completions')) {
    return openAiChat(request, mode);
  }
  if (ends('/completions')) {
    return openAiCompletion(request, mode);
  }
  return ends('/messages') ? anthropic(request, mode) : undefined;
}
