import type {ProductId} from '../../site/products';

export type Json = null | boolean | number | string | Json[] | JsonObject;

export interface JsonObject {
  [key: string]: Json;
}

/** What is read of an entry of `specs/sources.json`. */
export interface Source {
  readonly product: ProductId;
  /** URL of the published document. */
  readonly url: string;
  /** Pinned document, relative to `specs`. */
  readonly pinned: string;
  /** Relative to `specs`. */
  readonly overlay: string;
}

/** An action of an OpenAPI Overlay. */
export interface OverlayAction {
  /** JSONPath of property names, such as `$.paths['/health'].get`. */
  readonly target: string;
  readonly update?: Json;
  readonly remove?: boolean;
  /** Reason of the correction, displayed to readers. */
  readonly 'x-reason': string;
}

/** Keys of the corrected part of a document, and why it was corrected. */
export interface Reason {
  readonly at: readonly string[];
  /** Keys that an update adds. */
  readonly adds: readonly string[];
  readonly text: string;
}

export interface Description {
  readonly product: ProductId;
  /** A valid OpenAPI document with the overlay applied. */
  readonly document: JsonObject;
  readonly reasons: readonly Reason[];
}
