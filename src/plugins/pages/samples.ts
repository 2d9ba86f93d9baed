import {createRequire} from 'node:module';

import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {normalizeTokens, Prism} from 'prism-react-renderer';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {readHighlights, titleOf} from '../../content/samples';
import {codeLanguages} from '../../site/code';
import {wholeWords} from '../../site/codeParts';

// Prism's components expect it as a global.
const scope = globalThis as {Prism?: typeof Prism};
scope.Prism = Prism;
codeLanguages.forEach((language) => createRequire(__filename)(`prismjs/components/prism-${language}`));
delete scope.Prism;

// Prism's pattern would match the start of 127.0.0.1, 8080:80 or 0.0.9 as a number.
Object.assign(Prism.languages.bash as object, {
  number: {pattern: /(^|\s)\d+(?:\.\d+)?(?=[\s;|&)]|$)/, lookbehind: true},
});

/** Languages with wrapped lines on narrow screens. */
const wrapping: readonly string[] = ['bash', 'powershell'];

/** Class of a highlighted line. */
const highlighted = ' theme-code-block-highlighted-line';

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
  try {
    const {code, marked} = readHighlights(node.value);
    const html = highlightLines(code, language)
      .map((line) => (wrapping.includes(language) ? preventWraps(line) : line))
      .map((line, i) => `<span class="token-line${marked.has(i) ? highlighted : ''}">${line}\n</span>`)
      .join('');
    return sample({html, language, title: titleOf(node.meta ?? '')});
  } catch (error) {
    throw new Error(`${path}:${node.position?.start.line}: ${(error as Error).message}`);
  }
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

/**
 * Highlights code as HTML lines; a token over several lines is closed and reopened.
 * @param language Prism's name of the language; unknown languages stay plain
 */
export function highlightLines(code: string, language: string): string[] {
  const grammar = Prism.languages[language];
  const tokens = grammar ? Prism.tokenize(code, grammar) : [code];
  // A token has the class of its own type only.
  const plain = JSON.stringify(tokens, (key, value: unknown) => (key === 'alias' ? undefined : value));
  return normalizeTokens(JSON.parse(plain) as typeof tokens).map((line) =>
    line
      .filter(({content, empty}) => content !== '' && !empty)
      .map(({types, content}) => {
        const [type] = types.slice(-1);
        return type === 'plain' ? escapeHtml(content) : `<span class="token ${type}">${escapeHtml(content)}</span>`;
      })
      .join(''),
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * Prepares a highlighted line for wrapping: no breaks inside options or before the continuation character, and an
 * element for the indentation.
 */
export function preventWraps(line: string): string {
  return wholeWords(line)
    .replace(/ (?:<[^>]+>)*[\\`](?:<\/span>)*$/, '<span class="whole">$&</span>')
    .replace(/^ {2}(?=\S)/, '<span class="indent">$&</span>');
}
