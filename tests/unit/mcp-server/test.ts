import {join} from 'node:path';

import type {Client} from '@modelcontextprotocol/client';
import {test as base} from '@playwright/test';

import {connect} from './connect';
import {smallBuild} from './smallBuild';

interface Fixtures {
  /** Folder of a small built site. */
  readonly buildDir: string;
  /** Client of a server over that site. */
  readonly client: Client;
}

export const test = base.extend<object, Fixtures>({
  buildDir: [
    ({}, provide, {project, workerIndex}) => provide(smallBuild(join(project.outputDir, `small-build-${workerIndex}`))),
    {scope: 'worker'},
  ],
  client: [async ({buildDir}, provide) => provide(await connect(buildDir)), {scope: 'worker'}],
});
