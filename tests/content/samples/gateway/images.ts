import {unknown} from '../../../../src/data/checks/nearest';

import type {GatewayConfig} from './facts';

/** Checks that an image and its tag were published. */
export function imageProblems({image}: GatewayConfig, reference: string): string[] {
  const [, name = '', tag] = /^(.*?)(?::([^/]*))?$/.exec(reference) ?? [];
  if (name !== image.name) {
    return [unknown('image', name, [image.name])];
  }
  const patch = Number(/^v0\.1\.(\d+)$/.exec(tag ?? '')?.[1] ?? image.lastReleaseTag.split('.')[2]);
  const last = Number(image.lastReleaseTag.split('.')[2]);
  const published = tag === undefined || (new RegExp(image.tagPattern).test(tag) && patch >= 4 && patch <= last);
  return published && !/^v(?!0(\.1)?(\.\d+)?$)/.test(tag ?? '')
    ? []
    : [unknown('tag', tag ?? '', [image.lastReleaseTag])];
}
