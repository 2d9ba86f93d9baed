import type {Shape} from './types';

const vertical = new Set(['y', 'y1', 'y2', 'cy']);
const lengths = new Set(['width', 'height', 'r', 'rx', 'ry']);
const number = /-?\d*\.?\d+(?:e-?\d+)?/g;

export function rounded(value: number, digits = 1): number {
  return Number(value.toFixed(digits)) + 0;
}

/** Translated and rounded geometry attributes. */
export function moved({tag, geometry, offset}: Shape): Record<string, string> {
  const entries = Object.entries(geometry).map(([name, value]): [string, string] => {
    if (name === 'd' || name === 'points') {
      return [
        name,
        isAbsolute(value) ? movedPairs(value, offset) : value.replace(number, (n) => `${rounded(Number(n))}`),
      ];
    }
    const shift = lengths.has(name) ? 0 : vertical.has(name) ? offset.y : offset.x;
    return [name, `${rounded(Number(value) + shift)}`];
  });
  const isMovedWhole = tag === 'path' && !isAbsolute(geometry.d ?? '') && (offset.x !== 0 || offset.y !== 0);
  const transform = isMovedWhole ? {transform: `translate(${rounded(offset.x)} ${rounded(offset.y)})`} : {};
  return {...Object.fromEntries(entries), ...transform};
}

/** Whether a path consists of absolute coordinate pairs only. */
function isAbsolute(path: string): boolean {
  return !/[^MLCQSTZ\d\s.,e-]/.test(path);
}

function movedPairs(path: string, {x, y}: Shape['offset']): string {
  let count = 0;
  return path
    .replace(number, (n) => `${rounded(Number(n) + (count++ % 2 === 0 ? x : y))}`)
    .replace(/\s*([A-Z])\s*/g, '$1')
    .trim();
}
