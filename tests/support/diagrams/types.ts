/** A shape with coordinates in pixels from the top left of the drawing. */
export interface Shape {
  readonly tag: string;
  /** Translation of `geometry`. */
  readonly offset: Point;
  /** Attributes of position and size. */
  readonly geometry: Readonly<Record<string, string>>;
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly dashes: string;
  /** Ids of the markers at its ends. */
  readonly markers: {readonly start: string; readonly end: string};
  /** Set for text only. */
  readonly label?: Label;
}

export interface Label {
  readonly text: string;
  /** Font size. */
  readonly size: number;
  /** Messages of sequence diagrams may be crossed by lines. */
  readonly kind: '' | 'title' | 'message';
}

/** A point or a translation. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An arrowhead. */
export interface Marker {
  readonly id: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly shapes: readonly Shape[];
}

export interface Layout {
  readonly title: string;
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  readonly markers: readonly Marker[];
}
