import type {Product} from '../../../site/products';
import type {Operation} from '../operations';
import type {Json, JsonObject} from '../types';

/** Assigns an anchor of a page: joins the names with dots and appends a number if the anchor is taken. */
export type Claim = (...names: readonly string[]) => string;

export interface ReferenceOperation extends Operation {
  readonly anchor: string;
  readonly summary: string;
  /** Reasons of its corrections, without common ones; inline Markdown. */
  readonly notes: readonly string[];
}

export interface OperationGroup {
  readonly anchor: string;
  readonly title: string;
  /** Of the document. */
  readonly tag: JsonObject;
  readonly operations: readonly ReferenceOperation[];
}

export interface NamedSchema {
  readonly key: string;
  readonly anchor: string;
  /** Display name. */
  readonly name: string;
  /** As in the document; a schema may also be `true` or `false`. */
  readonly raw: Json;
  readonly schema: JsonObject;
  readonly isEnumeration: boolean;
  readonly notes: readonly string[];
  /** Operations and schemas that refer to it directly. */
  readonly usedBy: readonly {readonly anchor: string; readonly label: string}[];
}

/** `schema` is serialized JSON. */
export interface CommonBody {
  readonly type: string;
  readonly schema: string;
}

/** View model of an API reference page. */
export interface Reference {
  readonly product: Product;
  readonly document: JsonObject;
  readonly server: string;
  readonly claim: Claim;
  readonly groups: readonly OperationGroup[];
  /** In the order of the groups. */
  readonly operations: readonly ReferenceOperation[];
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  readonly chapters: Readonly<Record<'operations' | 'errors' | 'schemas' | 'enumerations', string>>;
  /** Reasons of corrections to most operations; inline Markdown. */
  readonly notes: readonly string[];
  /** The most common error body per status code. */
  readonly commonErrors: ReadonlyMap<string, CommonBody>;
  /** Whether operations list the fields of their bodies; in a long reference they link to them. */
  readonly isShort: boolean;
}

export interface Example {
  readonly summary?: string;
  readonly value: Json;
}
