import {schemaProblems} from '../../../../src/data/checks/schema';
import {manifestProblems, type ResourceDefinition} from '../../../../src/data/checks/thv/manifests';
import {isRecord} from '../../../../src/data/checks/walk';
import {documents} from '../documents';
import authorization from '../formats/authorization.schema.json';
import profile from '../formats/permission-profile.schema.json';
import registry from '../formats/registry.schema.json';
import settings from '../formats/settings.schema.json';
import type {Checker} from '../types';

import {clientFileProblems, labelProblems, type Client} from './clientFiles';

/** Checks manifests, profiles, registry, authorization and client files. */
export function serverFiles(definition: ResourceDefinition, clients: readonly Client[]): Checker {
  return documents('file', (value, {title}) => {
    if (!isRecord(value)) {
      return [];
    }
    if ('kind' in value || 'apiVersion' in value) {
      return manifestProblems(definition, value);
    }
    const schema = schemaFor(title, Object.keys(value));
    const entries = schema === registry && isRecord(value.servers) ? Object.values(value.servers) : [];
    return [
      ...(schema ? schemaProblems(schema, value) : []),
      ...entries.flatMap((entry) => (isRecord(entry) ? schemaProblems(profile, entry.permissions ?? {}) : [])),
      ...clientFileProblems(clients, title, value),
      ...labelProblems(value),
    ];
  });
}

function schemaFor(title: string, keys: readonly string[]): object | undefined {
  const has = (...names: string[]) => names.some((name) => keys.includes(name));
  if (/toolhive\/config\.yaml$/.test(title)) {
    return settings;
  }
  if (/registry[\w-]*\.json$/.test(title) || (has('last_updated', 'version') && has('servers'))) {
    return registry;
  }
  if (has('cedar') || (has('type', 'version') && /polic|authz/.test(title))) {
    return authorization;
  }
  return /profiles?[/.]/.test(title) || has('read', 'write', 'network') ? profile : undefined;
}
