import type {ProductId} from '../../site/products';

/** A value that JSON can hold. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

/** An object of {@link Json}. */
export interface JsonObject {
  [key: string]: Json;
}

/** An entry of `specs/sources.json`. */
export interface Source {
  readonly product: ProductId;
  readonly repository: string;
  readonly ref: string;
  readonly path: string;
  readonly format: 'yaml' | 'json';
  /** Where the published description is fetched from. */
  readonly url: string;
  readonly license: string;
  /** Our description, relative to `specs`. */
  readonly pinned: string;
  /** Our corrections, relative to `specs`. */
  readonly overlay: string;
}

/** One correction of an OpenAPI Overlay. */
export interface OverlayAction {
  /** JSONPath of keys only, such as `$.paths['/health'].get`. */
  readonly target: string;
  readonly update?: Json;
  readonly remove?: boolean;
  /** Why the correction is there; readers see it. */
  readonly 'x-reason': string;
}

/** Which part of a document a correction is about, as keys, and why it is there. */
export interface Reason {
  readonly at: readonly string[];
  /** Keys that an update brings in. */
  readonly adds: readonly string[];
  /** Inline Markdown. */
  readonly text: string;
}

/** An API description that is ready to be shown. */
export interface Description {
  readonly product: ProductId;
  /** An OpenAPI document whose references all resolve, corrected by the overlay. */
  readonly document: JsonObject;
  readonly reasons: readonly Reason[];
  /** Where the structure came from: the published document or our pinned file. */
  readonly origin: 'published' | 'pinned';
}
