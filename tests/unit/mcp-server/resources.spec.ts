import {expect} from '@playwright/test';

import {test} from './test';

test('every page is a resource, listed with pagination', async ({client}) => {
  const first = await client.listResources({cursor: '0'});
  expect(first.resources).toHaveLength(50);
  const rest = await client.listResources({cursor: first.nextCursor!});
  expect(rest.resources).toHaveLength(16);
  expect(rest.nextCursor).toBeUndefined();
  const uris = [...first.resources, ...rest.resources].map(({uri}) => uri);
  expect(new Set(uris).size).toBe(66);
  expect(uris).toContain('docs://index');
  expect(uris).toContain('docs://toolhive/quickstart');
});

for (const cursor of ['', 'x', '-1', '1e3', '999999', 'null']) {
  test(`an invalid cursor is a protocol error: "${cursor}"`, async ({client}) => {
    await expect(client.listResources({cursor})).rejects.toMatchObject({code: -32602});
  });
}

test('a resource is the whole page in Markdown', async ({client}) => {
  const {contents} = await client.readResource({uri: 'docs://toolhive/quickstart'});
  expect(contents).toEqual([
    {
      uri: 'docs://toolhive/quickstart',
      mimeType: 'text/markdown',
      text: expect.stringMatching(/^# Quickstart/) as unknown,
    },
  ]);
  expect(await client.readResource({uri: 'docs://index'})).toMatchObject({
    contents: [{text: '# Welcome\n\nTwo tools.'}],
  });
});

for (const uri of [
  'docs://toolhive/quikstart',
  'docs://../package.json',
  'file:///etc/passwd',
  'https://example.com/',
  'x',
]) {
  test(`a missing resource is a protocol error: ${uri}`, async ({client}) => {
    await expect(client.readResource({uri})).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('There is no resource') as unknown,
    });
  });
}

test('the resource template can be completed', async ({client}) => {
  const {resourceTemplates} = await client.listResourceTemplates();
  expect(resourceTemplates).toMatchObject([{uriTemplate: 'docs://{+page}'}]);
  const ref = {type: 'ref/resource', uri: 'docs://{+page}'} as const;
  const {completion} = await client.complete({ref, argument: {name: 'page', value: 'toolhive/q'}});
  expect(completion.values).toEqual(['toolhive/quickstart']);
});

test('a client learns the prompts and what they need', async ({client}) => {
  const {prompts} = await client.listPrompts();
  expect(prompts.map(({name}) => name)).toEqual(['answer_from_docs', 'troubleshoot', 'run_mcp_server']);
});

test('a prompt has the question and pages to start with', async ({client}) => {
  const {messages} = await client.getPrompt({name: 'answer_from_docs', arguments: {question: 'What is model muxing?'}});
  expect(messages).toHaveLength(1);
  expect(messages[0]?.content).toMatchObject({text: expect.stringContaining('/codegate/features/muxing') as unknown});
});

test('the prompt to run a server can be completed with names of the registry', async ({client}) => {
  const ref = {type: 'ref/prompt', name: 'run_mcp_server'} as const;
  const {completion} = await client.complete({ref, argument: {name: 'server', value: 'fe'}});
  expect(completion.values).toEqual(['fetch']);
});

for (const [name, args] of [
  ['nothing', {}],
  ['troubleshoot', {}],
  ['troubleshoot', {error: '  '}],
] as const) {
  test(`a prompt that cannot be filled in is a protocol error: ${name} ${JSON.stringify(args)}`, async ({client}) => {
    await expect(client.getPrompt({name, arguments: args})).rejects.toMatchObject({code: -32602});
  });
}
