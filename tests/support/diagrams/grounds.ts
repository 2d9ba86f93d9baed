import type {Shape} from './types';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Sets the background of edge labels to the color of the group or page behind them.
 * @param shapes in painting order
 */
export function onPage(shapes: readonly Shape[]): Shape[] {
  const groups = shapes.filter(({tag, stroke}) => tag === 'rect' && stroke !== 'none');
  return shapes.map((shape, i) => {
    if (shape.tag !== 'rect' || shape.stroke !== 'none') {
      return shape;
    }
    const around = groups.filter((group) => shapes.indexOf(group) < i && isInside(boxOf(shape), boxOf(group)));
    return {...shape, fill: around.at(-1)?.fill ?? shape.fill};
  });
}

function boxOf({geometry, offset}: Shape): Box {
  const at = (name: string): number => Number(geometry[name]);
  const [left, top] = [at('x') + offset.x, at('y') + offset.y];
  return {left, top, right: left + at('width'), bottom: top + at('height')};
}

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
  );
}
