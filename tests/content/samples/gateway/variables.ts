import {unknown} from '../../../../src/data/checks/nearest';
import {isOpen} from '../../../../src/data/checks/shell';

import type {GatewayConfig} from './facts';

/** All variable names, including expanded patterns. */
export function variableList({env, testEnv, envPatterns}: GatewayConfig): string[] {
  const built = Object.entries(envPatterns).flatMap(([pattern, {providers}]) =>
    [...Object.keys(providers), '<NAME>', '<PROVIDER>'].map((provider) => pattern.replace(/<\w+>/, provider)),
  );
  return [...Object.keys(env), ...Object.keys(testEnv), ...built];
}

/** Checks `NAME=VALUE`; in a container, variables of a server from source have no effect. */
export function settingProblems(config: GatewayConfig, setting: string, inContainer: boolean): string[] {
  const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(setting) ?? [];
  const variable = config.env[name];
  if (!variable) {
    const names = variableList(config);
    return names.includes(name) ? [] : [unknown('variable', name, names)];
  }
  const idle = inContainer && (variable.scope === 'native' || variable.scope === 'none');
  const word = variable.caseSensitive ? value : value.toUpperCase();
  const wrong = variable.values && value !== '' && !isOpen(value) && !variable.values.includes(word);
  return [
    ...(idle ? [`${name} has no effect in the container`] : []),
    ...(wrong ? [unknown(`value of ${name}`, value, variable.values ?? [])] : []),
  ];
}
