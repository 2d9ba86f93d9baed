import type {ParseFrontMatter} from '@docusaurus/types';

import {limits} from './limits';
import {products} from './products';

/** Page type; determines the page's structure (see the style guide). */
export const pageKinds = ['overview', 'tutorial', 'how-to', 'concept', 'reference'] as const;
export type PageKind = (typeof pageKinds)[number];

export interface PageFrontMatter {
  readonly title: string;
  readonly description: string;
  readonly kind: PageKind;
  readonly sidebar_label?: string;
}

const allowedKeys = new Set(['title', 'description', 'kind', 'sidebar_label']);

/** Lists errors in a page's front matter. Files outside the products' folders are not checked. */
export function frontMatterFaults(filePath: string, frontMatter: Readonly<Record<string, unknown>>): string[] {
  if (!products.some(({docsFolder}) => filePath.split(/[\\/]/).includes(docsFolder))) {
    return [];
  }
  const {title, description, kind, sidebar_label: label} = frontMatter;
  const {min, max} = limits.description;
  const checks: [boolean, string][] = [
    [isText(title, 1, limits.titleLength), `title must have 1 to ${limits.titleLength} characters`],
    [isText(description, min, max), `description must have ${min} to ${max} characters`],
    [!isText(title) || !isText(description) || !repeats(title, description), 'description must not repeat the title'],
    [pageKinds.some((known) => known === kind), `kind must be one of ${pageKinds.join(', ')}`],
    [
      label === undefined || isText(label, 1, limits.sidebarLabelLength),
      `sidebar_label must have 1 to ${limits.sidebarLabelLength} characters`,
    ],
  ];
  const unknown = Object.keys(frontMatter).filter((key) => !allowedKeys.has(key));
  return [
    ...unknown.map((key) => `unknown key "${key}"`),
    ...checks.filter(([holds]) => !holds).map(([, fault]) => fault),
  ];
}

function isText(value: unknown, min = 1, max = Infinity): value is string {
  return typeof value === 'string' && value.length >= min && value.length <= max;
}

function repeats(title: string, description: string): boolean {
  return description.toLowerCase().startsWith(`${title.toLowerCase()}.`) || description === title;
}

/** `parseFrontMatter` hook of Docusaurus: stops the build on invalid front matter. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const faults = isPartial(params.filePath) ? [] : frontMatterFaults(params.filePath, result.frontMatter);
  if (faults.length > 0) {
    throw new Error(`${params.filePath}: front matter: ${faults.join('; ')}`);
  }
  return result;
};

function isPartial(filePath: string): boolean {
  return filePath.split(/[\\/]/).some((part) => part.startsWith('_'));
}
