import {unknown} from './nearest';
import {isRecord} from './walk';

type Schema = Readonly<Record<string, unknown>>;

interface Position {
  readonly root: Schema;
  readonly place: string;
}

type Keyword = (value: unknown, wanted: unknown, schema: Schema, at: Position) => string[];

/** Validates against a JSON Schema, but also rejects undeclared properties. Throws on unsupported keywords. */
export function schemaProblems(schema: object, value: unknown): string[] {
  return [...new Set(problemsAt(value, schema, {root: schema as Schema, place: ''}))];
}

function problemsAt(value: unknown, raw: unknown, at: Position): string[] {
  const schema = isRecord(raw) ? raw : {};
  if (typeof schema.$ref === 'string') {
    const {$ref, ...beside} = schema;
    return [...problemsAt(value, targetOf(at.root, $ref), at), ...problemsAt(value, beside, at)];
  }
  const {type} = schema;
  if (type !== undefined && ![type].flat().some((name) => isOfType(value, String(name)))) {
    return [fault(at, `must be ${[type].flat().join(',')}`)];
  }
  const closing = isRecord(schema.properties) && type === 'object' && schema.additionalProperties === undefined;
  return Object.entries(closing ? {...schema, additionalProperties: false} : schema).flatMap(([name, wanted]) => {
    const keyword = keywords[name];
    if (!keyword && !silent.has(name) && !name.startsWith('x-')) {
      throw new Error(`the schema keyword "${name}" is not known`);
    }
    return keyword?.(value, wanted, schema, at) ?? [];
  });
}

/** Keywords without effect on validation. */
const silent = new Set('$schema $defs components title description default example examples format type'.split(' '));

const keywords: Readonly<Record<string, Keyword | undefined>> = {
  anyOf: (value, wanted, _schema, at) => {
    const found = listOf(wanted).map((branch) => problemsAt(value, branch, at));
    return found.some((problems) => problems.length === 0) ? [] : found.flat();
  },
  allOf: (value, wanted, _schema, at) => listOf(wanted).flatMap((branch) => problemsAt(value, branch, at)),
  enum: (value, wanted, _schema, at) =>
    listOf(wanted).includes(value) ? [] : [fault(at, unknown('value', String(value), listOf(wanted).map(String)))],
  const: (value, wanted, _schema, at) => when(value !== wanted, at, `must be ${JSON.stringify(wanted)}`),
  required: (value, wanted, _schema, at) =>
    listOf(wanted)
      .filter((name) => isRecord(value) && !(String(name) in value))
      .map((name) => fault(at, `must have required property '${String(name)}'`)),
  properties: (value, wanted, _schema, at) =>
    Object.entries(isRecord(wanted) ? wanted : {}).flatMap(([name, schema]) =>
      isRecord(value) && Object.hasOwn(value, name) ? problemsAt(value[name], schema, inside(at, name)) : [],
    ),
  additionalProperties: (value, wanted, {properties}, at) => {
    const known = Object.keys(isRecord(properties) ? properties : {});
    const others = Object.keys(isRecord(value) ? value : {}).filter((name) => !known.includes(name));
    return others.flatMap((name) =>
      wanted === false
        ? [fault(at, unknown('key', name, known))]
        : problemsAt((value as Schema)[name], wanted, inside(at, name)),
    );
  },
  items: (value, wanted, _schema, at) =>
    listOf(value).flatMap((entry, i) => problemsAt(entry, wanted, {...at, place: `${at.place}[${i}]`})),
  minItems: (value, wanted, _schema, at) =>
    when(Array.isArray(value) && value.length < Number(wanted), at, `must NOT have fewer than ${wanted} items`),
  maxItems: (value, wanted, _schema, at) =>
    when(Array.isArray(value) && value.length > Number(wanted), at, `must NOT have more than ${wanted} items`),
  uniqueItems: (value, wanted, _schema, at) => {
    const items = listOf(value).map((item) => JSON.stringify(item));
    return when(wanted === true && new Set(items).size < items.length, at, 'must NOT have duplicate items');
  },
  minLength: (value, wanted, _schema, at) =>
    when(lengthOf(value) < Number(wanted), at, `must NOT have fewer than ${wanted} characters`),
  maxLength: (value, wanted, _schema, at) =>
    when(
      typeof value === 'string' && lengthOf(value) > Number(wanted),
      at,
      `must NOT have more than ${wanted} characters`,
    ),
  pattern: (value, wanted, _schema, at) =>
    when(
      typeof value === 'string' && !new RegExp(String(wanted), 'u').test(value),
      at,
      `must match pattern "${wanted}"`,
    ),
  minimum: (value, wanted, _schema, at) =>
    when(typeof value === 'number' && value < Number(wanted), at, `must be >= ${wanted}`),
  maximum: (value, wanted, _schema, at) =>
    when(typeof value === 'number' && value > Number(wanted), at, `must be <= ${wanted}`),
};

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isRecord(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' ? [...value].length : Infinity;
}

function targetOf(root: Schema, ref: string): unknown {
  const keys = ref.replace(/^#\/?/, '').split('/').filter(Boolean);
  const target = keys.reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), root);
  if (target === undefined) {
    throw new Error(`the schema has no "${ref}"`);
  }
  return target;
}

function inside(at: Position, name: string): Position {
  return {...at, place: at.place ? `${at.place}.${name}` : name};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function when(wrong: boolean, at: Position, text: string): string[] {
  return wrong ? [fault(at, text)] : [];
}

function fault({place}: Position, text: string): string {
  return `${place || 'top level'}: ${text}`;
}
