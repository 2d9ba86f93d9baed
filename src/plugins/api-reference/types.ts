import type {Json, JsonObject} from '../../data/openapi/types';
import type {Product} from '../../site/products';

import type {Anchors} from './anchors';
import type {Html} from './html';

/** A call of the API, found once and then written in several places. */
export interface Call {
  readonly anchor: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly operation: JsonObject;
  readonly parameters: readonly JsonObject[];
  /** Why corrections were made to it, apart from those made to most calls; inline Markdown, each once. */
  readonly notes: readonly string[];
}

/** A group of calls under one heading. */
export interface CallGroup {
  readonly anchor: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly calls: readonly Call[];
}

/** A named type of the document. */
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

/** A body in its media type; the schema is written as JSON. */
export interface UsualBody {
  readonly type: string;
  readonly schema: string;
}

/** What is known about a document before anything is written. */
export interface Reference {
  readonly product: Product;
  readonly document: JsonObject;
  readonly server: string;
  readonly anchors: Anchors;
  readonly groups: readonly CallGroup[];
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  /** Reasons of corrections to most calls; inline Markdown. */
  readonly notes: readonly string[];
  /** Bodies that failures have unless something else is said, by status. */
  readonly usual: ReadonlyMap<string, UsualBody>;
  /** Whether calls write out the fields of their bodies; in a long reference they link to them. */
  readonly isShort: boolean;
}

/** A heading of the page, and what is below it. */
export interface Part {
  readonly depth: 2 | 3;
  readonly anchor: string;
  readonly title: string;
  readonly content: Html;
}

/** A body or reply as it looks in practice. */
export interface Example {
  readonly summary?: string;
  readonly value: Json;
}
