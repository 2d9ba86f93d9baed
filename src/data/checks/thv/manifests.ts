import {unknown} from '../nearest';
import {schemaProblems} from '../schema';
import {isRecord} from '../walk';

export interface ResourceDefinition {
  readonly resource: {
    readonly apiVersion: string;
    readonly kind: string;
    readonly plural: string;
    readonly singular: string;
  };
  readonly source: {readonly charts: Readonly<Record<string, string>>};
  readonly schema: object;
}

const namespace = 'toolhive-system';
const container = 'mcp';
const otherKinds: Readonly<Record<string, string>> = {
  ClusterRole: 'rbac.authorization.k8s.io/v1',
  ClusterRoleBinding: 'rbac.authorization.k8s.io/v1',
  ConfigMap: 'v1',
  Ingress: 'networking.k8s.io/v1',
  Namespace: 'v1',
  NetworkPolicy: 'networking.k8s.io/v1',
  PersistentVolumeClaim: 'v1',
  Role: 'rbac.authorization.k8s.io/v1',
  RoleBinding: 'rbac.authorization.k8s.io/v1',
  Secret: 'v1',
  Service: 'v1',
  ServiceAccount: 'v1',
};

/** Lists what the cluster or the operator would reject or ignore. */
export function manifestProblems(
  {resource, schema}: ResourceDefinition,
  manifest: Readonly<Record<string, unknown>>,
): string[] {
  const versions: Readonly<Record<string, string>> = {...otherKinds, [resource.kind]: resource.apiVersion};
  const kind = String(manifest.kind);
  const version = versions[kind];
  if (version === undefined) {
    return [unknown('kind', kind, Object.keys(versions))];
  }
  const wrongVersion =
    manifest.apiVersion === version ? [] : [unknown('apiVersion', String(manifest.apiVersion), [version])];
  return kind === resource.kind
    ? [...wrongVersion, ...schemaProblems(schema, manifest), ...operatorProblems(manifest)]
    : wrongVersion;
}

function operatorProblems({metadata, spec}: Readonly<Record<string, unknown>>): string[] {
  const {name, namespace: found} = isRecord(metadata) ? metadata : {};
  const containers = containersIn(spec);
  return [
    ...(name === undefined ? ['metadata.name is missing'] : []),
    ...(found === namespace ? [] : [unknown('namespace', String(found), [namespace])]),
    ...containers.filter((word) => word !== container).map((word) => unknown('container', word, [container])),
  ];
}

function containersIn(spec: unknown): string[] {
  const template = isRecord(spec) ? spec.podTemplateSpec : undefined;
  const pod = isRecord(template) ? template.spec : undefined;
  const containers: unknown = isRecord(pod) ? pod.containers : undefined;
  return Array.isArray(containers) ? containers.filter(isRecord).map(({name}) => String(name)) : [];
}
