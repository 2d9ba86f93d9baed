import {expect, test} from '@playwright/test';

import type {Option} from '../../../../src/data/cli/tree';
import {defaultText, optionList} from '../../../../src/plugins/reference/commandPage';

const port: Option = {name: 'port', type: 'int', default: 0, repeatable: false, description: 'Port of the proxy.'};

test('a reader sees which value an absent option has, also when it is empty', () => {
  expect(defaultText({default: 'warn'})).toBe('`warn`');
  expect(defaultText({default: 0})).toBe('`0`');
  expect(defaultText({default: false})).toBe('`false`');
  expect(defaultText({default: ['openid', 'email']})).toBe('`openid,email`');
  expect(defaultText({default: ''})).toBe('none');
  expect(defaultText({default: []})).toBe('none');
});

test('hidden options stay off the page', () => {
  expect(JSON.stringify(optionList([port, {...port, name: 'secret-port', hidden: true}]))).not.toContain('secret-port');
  expect(optionList([{...port, hidden: true}])).toEqual([]);
});

test('everything a reader must know about an option is in its entry', () => {
  const values = ['stdio', 'sse'];
  const text = JSON.stringify(
    optionList([
      {
        ...port,
        short: 'p',
        values,
        valueFormat: 'PORT',
        required: true,
        repeatable: true,
        separator: ',',
        since: 'v0.0.30',
      },
    ]),
  );
  for (const part of [
    '--port',
    '-p',
    'int',
    'PORT',
    'stdio',
    'sse',
    'Required',
    'Repeatable, or separated by ',
    'v0.0.30',
  ]) {
    expect(text).toContain(part);
  }
});
