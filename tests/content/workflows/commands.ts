import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Workflow} from './parse';

const {scripts} = JSON.parse(readFileSync(join(__dirname, '../../../package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

export interface Pin {
  readonly action: string;
  readonly commit: string | undefined;
  readonly version: string | undefined;
}

export function pins(text: string): Pin[] {
  return [...text.matchAll(/^[\s-]*uses: *([^\s@]+)(?:@(\S+))?(?: +# *(\S+))?/gm)].map(
    ([, action = '', at = '', version = '']) => ({
      action,
      commit: /^[0-9a-f]{40}$/.exec(at)?.[0],
      version: /^v\d+\.\d+\.\d+$/.exec(version)?.[0],
    }),
  );
}

/** npm scripts that a workflow runs, with matrix variables expanded. */
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
