/** A shape of a diagram as the browser lays it out, in pixels from the top left of the drawing. */
export interface Shape {
  readonly tag: string;
  /** What has to be added to the coordinates in `geometry`. */
  readonly offset: Point;
  /** Attributes that say where the shape is and how large. */
  readonly geometry: Readonly<Record<string, string>>;
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly dashes: string;
  /** Ids of the markers at its ends. */
  readonly markers: {readonly start: string; readonly end: string};
  /** Set for text alone. */
  readonly label?: Label;
}

/** A line of text. */
export interface Label {
  readonly text: string;
  /** Height of its letters. */
  readonly size: number;
  /** What else it is: the title of a group, or a message, which other lines may cross. */
  readonly kind: '' | 'title' | 'message';
}

/** A point, or a distance in both directions. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The head of an arrow. */
export interface Marker {
  readonly id: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly shapes: readonly Shape[];
}

/** A diagram as the browser lays it out. */
export interface Layout {
  readonly title: string;
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  readonly markers: readonly Marker[];
}
