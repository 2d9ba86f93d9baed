import {distance, unknown} from '../../../../src/data/checks/nearest';
import {isOpen} from '../../../../src/data/checks/shell';

const isParameter = (segment: string) => /^[{:]/.test(segment);

/** Most specific templates (`/a/{x}` or `/a/:x`) that match a path. A path that ends in … is a prefix. */
export function matching(templates: readonly string[], path: string): string[] {
  const found = templates.filter((template) => fits(segments(template), path));
  const fewest = Math.min(...found.map(parameters));
  return path.endsWith('…') ? found : found.filter((template) => parameters(template) === fewest);
}

export function pathProblems(templates: readonly string[], path: string): string[] {
  const found = matching(templates, path);
  const slip = found.includes(path) ? undefined : templates.find((template) => isSlip(template, path));
  if (found.length > 0 && slip === undefined) {
    return [];
  }
  return [unknown('path', path, slip === undefined ? templates : [slip])];
}

function parameters(template: string): number {
  return segments(template).filter(isParameter).length;
}

function segments(path: string): string[] {
  return path.replace(/\/$/, '').split('/');
}

function fits(template: readonly string[], path: string): boolean {
  const parts = segments(path.replace(/\/?…$/, ''));
  const same = parts.every((part, i) => template[i] === part || (isParameter(template[i] ?? '') && part !== ''));
  return same && (parts.length === template.length || path.endsWith('…'));
}

/** Whether a fixed segment is misspelled, so that it matches a parameter of another template. */
function isSlip(template: string, path: string): boolean {
  const fixed = segments(template);
  const parts = segments(path);
  const wrong = parts.flatMap((part, i) => (part === fixed[i] || isParameter(fixed[i] ?? '') ? [] : [i]));
  const [place = -1] = wrong;
  const [is = '', should = ''] = [parts[place], fixed[place]];
  return parts.length === fixed.length && wrong.length === 1 && !isOpen(is) && distance(is, should) <= 2;
}
