import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {highlightLines} from './highlight';
import {readHighlights} from './lines';
import {preventWraps} from './words';

/** Languages with wrapped lines on narrow screens. */
const wrapping: readonly string[] = ['bash', 'powershell'];

/** Remark step that highlights code blocks. */
export function highlightCodeSamples() {
  return (root: Root, file: VFile): void => {
    visit(root, 'code', (node, index, parent) => {
      if (parent && index !== undefined) {
        parent.children[index] = sampleOf(node, file.path) as unknown as Code;
      }
    });
  };
}

function sampleOf(node: Code, path: string): MdxJsxFlowElement {
  const language = node.lang ?? 'text';
  const meta = node.meta ?? '';
  try {
    const {code, marked} = readHighlights(node.value);
    const html = highlightLines(code, language)
      .map((line) => (wrapping.includes(language) ? preventWraps(line) : line))
      .map((line, i) => `<span class="${lineClass(marked.has(i))}">${line}\n</span>`)
      .join('');
    return sample({html, language, title: titleOf(meta), numbered: /\bshowLineNumbers\b/.test(meta) ? 'yes' : ''});
  } catch (error) {
    throw new Error(`${path}:${node.position?.start.line}: ${(error as Error).message}`);
  }
}

function lineClass(marked: boolean): string {
  return marked ? 'token-line theme-code-block-highlighted-line' : 'token-line';
}

function titleOf(meta: string): string {
  return /title=(?:"([^"]*)"|'([^']*)')/.exec(meta)?.slice(1).find(Boolean) ?? '';
}

function sample(attributes: Readonly<Record<string, string>>): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeSample',
    attributes: Object.entries(attributes)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
    children: [],
  };
}
