import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Workflow} from './parse';

const {scripts} = JSON.parse(readFileSync(join(__dirname, '../../../package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

/** What a step uses, and how it is pinned. */
export interface Pin {
  readonly action: string;
  readonly commit: string | undefined;
  readonly version: string | undefined;
}

/** All that is used in the text of a workflow. */
export function pins(text: string): Pin[] {
  return [...text.matchAll(/^[\s-]*uses: *([^\s@]+)(?:@(\S+))?(?: +# *(\S+))?/gm)].map(
    ([, action = '', at = '', version = '']) => ({
      action,
      commit: /^[0-9a-f]{40}$/.exec(at)?.[0],
      version: /^v\d+\.\d+\.\d+$/.exec(version)?.[0],
    }),
  );
}

/** The npm scripts that a workflow runs; a variable from the matrix stands for all its values. */
export function scriptsOf({steps, jobs}: Workflow): {readonly name: string; readonly exists: boolean}[] {
  const values = Object.values(jobs).flatMap(({strategy}) => strategy?.matrix?.include ?? []);
  return steps
    .flatMap(({run = ''}) =>
      [...run.matchAll(/npm (?:run )?(?!(?:ci|publish)\b)"?([\w:$-]+)/g)].map(([, name = '']) => name),
    )
    .flatMap((name) =>
      name.includes('$PROJECT') ? values.map(({project = ''}) => name.replace('$PROJECT', project)) : name,
    )
    .map((name) => ({name, exists: name in scripts}));
}
