import {check} from '../checks';
import {callsIn} from '../shell';
import type {Checker, Page, Sample} from '../types';
import type {GatewayConfig} from './facts';
import {settingProblems} from './variables';

/** Checks the release in quoted answers, and the settings in files of environment variables. */
export function gatewayTexts(config: GatewayConfig): Checker {
  return ({samples}: Page) => samples.flatMap((sample) => [...answers(sample, config), ...settings(sample, config)]);
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
