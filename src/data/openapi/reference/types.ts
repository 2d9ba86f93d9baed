import type {Product} from '../../../site/products';
import type {Operation} from '../operations';
import type {Json, JsonObject} from '../types';

import type {Anchors} from './anchors';

/** An operation with what the reference adds to the document. */
export interface ReferenceOperation extends Operation {
  readonly anchor: string;
  readonly summary: string;
  /** Why corrections were made to it, apart from those made to most operations; inline Markdown, each once. */
  readonly notes: readonly string[];
}

/** Operations with the same tag, under one heading. */
export interface OperationGroup {
  readonly anchor: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly operations: readonly ReferenceOperation[];
}

/** A schema of the document's components. */
export interface NamedSchema {
  readonly key: string;
  readonly anchor: string;
  /** Name that readers see. */
  readonly name: string;
  readonly schema: JsonObject;
  readonly isEnumeration: boolean;
  /** Anchors of its properties, by name. */
  readonly fields: ReadonlyMap<string, string>;
  readonly notes: readonly string[];
  /** What refers to it directly. */
  readonly usedBy: readonly {readonly anchor: string; readonly label: string}[];
}

/** A response body in its media type; the schema is written as JSON. */
export interface CommonBody {
  readonly type: string;
  readonly schema: string;
}

/** What a page shows of an OpenAPI document, with an anchor for each part. */
export interface Reference {
  readonly product: Product;
  readonly document: JsonObject;
  readonly server: string;
  readonly anchors: Anchors;
  readonly groups: readonly OperationGroup[];
  /** All operations, in the order of the groups. */
  readonly operations: readonly ReferenceOperation[];
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  /** Anchors of the chapters that every reference has. */
  readonly chapters: Readonly<Record<'operations' | 'errors' | 'schemas' | 'enumerations', string>>;
  /** Reasons of corrections to most operations; inline Markdown. */
  readonly notes: readonly string[];
  /** The most common error body of each status, documented once before the operations. */
  readonly commonErrors: ReadonlyMap<string, CommonBody>;
  /** Whether operations write out the fields of their bodies; in a long reference they link to them. */
  readonly isShort: boolean;
}

/** Body of a request or response as it looks in practice. */
export interface Example {
  readonly summary?: string;
  readonly value: Json;
}
