export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is drawn of an element, with coordinates in pixels from `offset`. */
export interface Shape {
  readonly tag: string;
  readonly offset: Point;
  /** Attributes of position and size. */
  readonly geometry: Readonly<Record<string, string>>;
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly dashes: string;
  /** Ids of the markers at its ends. */
  readonly start: string;
  readonly end: string;
  readonly text?: string;
  readonly size?: number;
  /** Titles of groups, and messages of sequence diagrams, which may be crossed by lines. */
  readonly kind?: string;
}
