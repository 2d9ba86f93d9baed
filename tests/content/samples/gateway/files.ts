import {unknown} from '../../../../src/data/checks/nearest';
import {schemaProblems} from '../../../../src/data/checks/schema';
import {isRecord, recordsIn} from '../../../../src/data/checks/walk';
import {parseAddress} from '../api/urls';
import {documents} from '../documents';
import assistantSchema from '../formats/continue.schema.json';
import type {Checker} from '../types';

import type {GatewayConfig} from './facts';

type Values = Readonly<Record<string, unknown>>;

/** Checks assistant settings, rules, server configuration and enumeration values in JSON and YAML. */
export function gatewayFiles(config: GatewayConfig): Checker {
  return documents('file', (value, {title}) => {
    const records = recordsIn(value);
    const settings = title === 'settings.json' && isRecord(value) ? copilotProblems(config, value) : [];
    const server = /(^|\/)config\.yaml$/.test(title) && isRecord(value) ? serverProblems(config, value) : [];
    const assistant = /\.continue\/config\.json$/.test(title) ? schemaProblems(assistantSchema, value) : [];
    return [
      ...assistant,
      ...settings,
      ...server,
      ...records.flatMap((record) => [...enumProblems(config, record), ...continueProblems(config, record)]),
    ];
  });
}

function enumProblems({enums}: GatewayConfig, record: Values): string[] {
  return Object.entries(record).flatMap(([key, value]) => {
    const known = Object.keys(enums[key] ?? {});
    return known.length === 0 || known.includes(String(value))
      ? []
      : [unknown(`value of ${key}`, String(value), known)];
  });
}

function continueProblems({continueProviderByBase}: GatewayConfig, {provider, apiBase}: Values): string[] {
  const {port, path} = parseAddress(typeof apiBase === 'string' ? apiBase : '');
  if (typeof provider !== 'string' || port !== '8989') {
    return [];
  }
  const bases = Object.keys(continueProviderByBase);
  const providers = continueProviderByBase[path.replace(/\/$/, '')];
  if (!providers) {
    return [unknown('apiBase', path, bases)];
  }
  return providers.includes(provider) ? [] : [`${unknown('provider', provider, providers)} for ${path}`];
}

function copilotProblems({vscodeCopilotSettings}: GatewayConfig, value: Values): string[] {
  const known = Object.keys(vscodeCopilotSettings);
  return Object.entries(value)
    .filter(([key]) => /^(http\.|github\.copilot\.advanced)/.test(key))
    .flatMap(([key, found]) => {
      const expected = vscodeCopilotSettings[key];
      const same = JSON.stringify(found) === JSON.stringify(expected);
      return expected === undefined
        ? [unknown('setting', key, known)]
        : same
          ? []
          : [`${key} has to be ${JSON.stringify(expected)}`];
    });
}

function serverProblems({configFileKeys}: GatewayConfig, value: Values): string[] {
  return Object.entries(value).flatMap(([key, found]) => {
    const entry = configFileKeys[key];
    if (!entry) {
      return [unknown('key', key, Object.keys(configFileKeys))];
    }
    const wrongType = entry.type === 'integer' && !Number.isInteger(found);
    const wrongValue = entry.values && !entry.values.includes(String(found));
    return [
      ...(wrongType ? [`${key} takes a number, not "${String(found)}"`] : []),
      ...(wrongValue ? [unknown(`value of ${key}`, String(found), entry.values ?? [])] : []),
    ];
  });
}
