import {createProcessor} from '@mdx-js/mdx';

import type {Exemption, Page, Sample} from './types';

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly children?: readonly Node[];
  readonly position?: {readonly start: {readonly line: number}};
}

const processor = createProcessor();

/** Collects code blocks and inline code of an MDX page. */
export function extract(file: string, text: string): Page {
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, (matter) => matter.replace(/[^\n]/g, ''));
  return {file, samples: samplesIn(file, processor.parse(body) as Node, undefined)};
}

function samplesIn(file: string, node: Node, exemption: Exemption | undefined): Sample[] {
  if (node.type === 'code' || node.type === 'inlineCode') {
    return [toSample(file, node, exemption)];
  }
  let pending: Exemption | undefined;
  return (node.children ?? []).flatMap((child) => {
    const found = exemptionIn(child);
    const samples = samplesIn(file, child, exemption ?? pending);
    pending = found;
    return samples;
  });
}

function exemptionIn(node: Node): Exemption | undefined {
  const [, reason] = /^\/\*\s*check-ignore\b:?\s*(.*?)\s*\*\/$/s.exec(node.value ?? '') ?? [];
  return node.type === 'mdxFlowExpression' && reason !== undefined
    ? {line: node.position?.start.line ?? 0, reason}
    : undefined;
}

function toSample(file: string, node: Node, exemption: Exemption | undefined): Sample {
  const fenced = node.type === 'code';
  const [, title = ''] = /title="([^"]*)"/.exec(node.meta ?? '') ?? [];
  return {
    file,
    line: (node.position?.start.line ?? 0) + Number(fenced),
    lang: fenced ? (node.lang ?? '') : 'inline',
    title,
    code: node.value ?? '',
    ...(exemption && {exemption}),
  };
}
