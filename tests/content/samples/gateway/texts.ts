import {distance, unknown} from '../../../../src/data/checks/nearest';
import {lineAt} from '../../../../src/data/checks/shell';
import {callsIn} from '../../../../src/data/checks/shell';
import {check} from '../checks';
import type {Checker, Page, Sample} from '../types';

import type {GatewayConfig} from './facts';
import {settingProblems} from './variables';

/** Checks the release in quoted responses, variables in env files, and volume names. */
export function gatewayTexts(config: GatewayConfig): Checker {
  return ({samples}: Page) =>
    samples.flatMap((sample) => [...answers(sample, config), ...settings(sample, config), ...volumes(sample, config)]);
}

function answers(sample: Sample, {release}: GatewayConfig) {
  const lines = sample.lang === 'text' ? sample.code.split('\n') : [];
  return lines.flatMap((line, offset) => {
    const [, version] = /^CodeGate version: (\S+)$/.exec(line) ?? [];
    const problems =
      version === release || version === '<VERSION>' ? [] : [`the release is ${release}, not ${version}`];
    return version === undefined ? [] : [check(sample, offset, 'answer', version, problems)];
  });
}

function settings(sample: Sample, config: GatewayConfig) {
  const inContainer = sample.title.endsWith('.env');
  return callsIn(sample).flatMap(({env, offset}) =>
    [...env]
      .filter(([name]) => /^(CODEGATE|DASHBOARD)_/.test(name))
      .map(([name, value]) =>
        check(sample, offset, 'setting', name, settingProblems(config, `${name}=${value}`, inContainer)),
      ),
  );
}

function volumes(sample: Sample, {volume}: GatewayConfig) {
  return [...sample.code.matchAll(/[a-z][a-z_-]{9,}/g)]
    .filter(({0: word}) => distance(word, volume.name) <= 2)
    .map(({0: word, index}) => {
      const problems = word === volume.name ? [] : [unknown('volume', word, [volume.name])];
      return check(sample, lineAt(sample.code, index), 'volume', word, problems);
    });
}
