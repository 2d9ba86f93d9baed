import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {createSlugger} from '@docusaurus/utils';
import type {Element, ElementContent, Nodes, Root, Text} from 'hast';
import type {Root as Page} from 'mdast';
import {directiveFromMarkdown} from 'mdast-util-directive';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {toHast} from 'mdast-util-to-hast';
import {directive} from 'micromark-extension-directive';
import {VFile} from 'vfile';

import {parseMdx, partialsOf} from '../data/mdx';
import {plainText} from '../data/readText';

import {rules} from './components';
import {element, textOf} from './elements';
import {sampleOf} from './samples';
import {admonitions, unravel} from './steps';

export type Steps = readonly ((root: Page, file: VFile) => void)[];

/** Admonitions; a colon before a word is none. */
const syntax = {extensions: [{flow: directive().flow ?? {}}], mdastExtensions: [directiveFromMarkdown()]};

/** Nodes that the conversion to HTML keeps. */
const mdxNodes = [
  ...(['mdxJsxFlowElement', 'mdxJsxTextElement'] as const),
  ...(['mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm'] as const),
];

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** An expression without a value. */
const comments = /^(?:\s|\/\*[\s\S]*?\*\/)*$/;
const explicitId = /^\/\*\s*#(\S+)\s*\*\/$/;

/**
 * Returns the content of a page as one tree of HTML elements, made from its source: partials are part of it, and
 * components are the elements that stand for them. What has `dataOnly: 'copy'` is not searched; what has
 * `dataOnly: 'search'` is not copied.
 * @param file path relative to the site
 * @param steps remark steps that fill the page
 * @throws one line that names the file and the cause
 */
export function contentOf(siteDir: string, file: string, steps: Steps): ElementContent[] {
  const text = plainText(readFileSync(join(siteDir, file), 'utf8'));
  const partials = new Map(
    partialsOf(text).map(([name, path]) => [name, contentOf(siteDir, join(dirname(file), path), steps)]),
  );
  try {
    return plainNodes(parse(siteDir, file, text, steps), partials);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

/** Parses a page and runs the steps, as the compiler does. */
function parse(siteDir: string, file: string, text: string, steps: Steps): Root {
  const root = parseMdx(text, syntax);
  const source = new VFile({path: join(siteDir, file), cwd: siteDir, value: text});
  for (const step of [...steps, admonitions, unravel]) {
    step(root, source);
  }
  return toHast(root, {passThrough: mdxNodes}) as Root;
}

/** Replaces components and partials; gives headings their ids. */
function plainNodes(root: Root, partials: ReadonlyMap<string, readonly ElementContent[]>): ElementContent[] {
  const slugger = createSlugger();
  const below = ({children}: {readonly children: readonly Nodes[]}): ElementContent[] => children.flatMap(plain);
  const plain = (node: Nodes): ElementContent[] => {
    switch (node.type) {
      case 'text':
        return [node];
      case 'element':
        return node.tagName === 'pre'
          ? sampleOf(node)
          : [/^h[1-6]$/.test(node.tagName) ? heading(node) : {...node, children: below(node)}];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return component(node as unknown as Jsx);
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return expression(node);
      default:
        return [];
    }
  };
  const heading = (node: Element): Element => {
    const last = node.children.at(-1) as {readonly value?: string} | undefined;
    const id = explicitId.exec(last?.value ?? '')?.[1];
    const children = below(node);
    const end = children.at(-1);
    const rest =
      id !== undefined && end?.type === 'text'
        ? [...children.slice(0, -1), {...end, value: end.value.trimEnd()}]
        : children;
    return {...node, properties: {...node.properties, id: id ?? slugger.slug(textOf(node))}, children: rest};
  };
  const expression = ({value, position}: Extract<Nodes, {type: 'mdxFlowExpression' | 'mdxTextExpression'}>): Text[] => {
    const text = textOfExpression(value);
    if (text === undefined) {
      throw new Error(`line ${position?.start.line}: {${value}} is no text`);
    }
    return text === '' ? [] : [{type: 'text', value: text}];
  };
  const component = (node: Jsx): ElementContent[] => {
    const name = node.name ?? '';
    const children = below(node as unknown as Element);
    const properties = Object.fromEntries(
      node.attributes.flatMap((attribute) =>
        attribute.type === 'mdxJsxAttribute' ? [[attribute.name, valueOf(attribute.value)]] : [],
      ),
    );
    const rule = rules[name];
    if (rule) {
      return [rule(properties, children)].flat();
    }
    const partial = partials.get(name);
    if (!partial && /^\p{Lu}/u.test(name)) {
      throw new Error(`line ${node.position?.start.line}: <${name}> has no rule in src/content/components.ts`);
    }
    return partial ? [...partial] : name === '' ? children : [element(name, properties, children)];
  };
  return below(root);
}

function valueOf(value: Jsx['attributes'][number]['value']): unknown {
  return typeof value === 'object' && value !== null ? literalOf(value.value) : (value ?? true);
}

/** Text of an expression of a page: a string, or nothing for a comment; undefined for others. */
export function textOfExpression(expression: string): string | undefined {
  const text = comments.test(expression) ? '' : literalOf(expression);
  return typeof text === 'string' ? text : undefined;
}

/** Value of an expression in JSON; undefined for others, such as classes. */
function literalOf(expression: string): unknown {
  try {
    return JSON.parse(expression.replace(/^'(.*)'$/, '"$1"')) as unknown;
  } catch {
    return undefined;
  }
}
