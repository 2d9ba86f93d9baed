import {expect, test} from '@playwright/test';

import {files} from './files';
import {parsePage} from './parse';
import {rules} from './rules';
import type {ProsePage} from './types';

let parsed: readonly ProsePage[] | undefined;
const pages = (): readonly ProsePage[] =>
  (parsed ??= files(['docs-mcp', 'docs-gateway']).map(({file, text}) => parsePage(file, text)));

for (const [name, rule] of Object.entries(rules)) {
  test(`every page keeps the rule ${name}`, () => {
    expect(pages().flatMap((page) => rule(page).map(({line, message}) => `${page.file}:${line}: ${message}`))).toEqual(
      [],
    );
  });
}
