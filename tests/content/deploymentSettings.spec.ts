import {expect, test} from '@playwright/test';

import {readSettings} from '../../src/site/settings';

import {read} from './samples/pages';

const example = [...read('.env.example').matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]);

function variablesInUse(): string[] {
  const asked = new Set<string>();
  readSettings(
    new Proxy({}, {get: (_, name) => void asked.add(String(name))}) as Readonly<Record<string, string | undefined>>,
  );
  return [...asked].sort();
}

test('.env.example holds every variable that the settings read, and no other', () => {
  expect(example.map(([name]) => name).sort()).toEqual(variablesInUse());
});

test('.env.example can be used as it is', () => {
  expect(() => readSettings(Object.fromEntries(example) as Record<string, string>)).not.toThrow();
});

test('the deployment guide explains every variable', () => {
  const [, table = ''] = /## Settings\n([\s\S]*?)\n## /.exec(read('.github/DEPLOYMENT.md')) ?? [];
  const explained = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) => [...cell.matchAll(/`(\w+)`/g)]);
  expect(explained.map(([, name]) => name).sort()).toEqual(variablesInUse());
});
