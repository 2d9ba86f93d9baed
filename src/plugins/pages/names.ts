import {runInNewContext} from 'node:vm';

import type {Node} from 'estree';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** Components that a page need not import; `src/theme/MDXComponents` provides them. */
const provided = ['Card', 'Cards', 'CodeSample', 'Details', 'Facts', 'Head', 'TabItem', 'Tabs'];
const known = new Set([
  ...provided,
  'props',
  ...(runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]),
]);

/**
 * Remark step that finds what would fail only when the page is rendered, and in the development server only in the
 * browser: a name in braces or a component that does not exist, and an object in the text.
 * @throws with the line
 */
export function assertNames() {
  return (root: Root, file: VFile): void => {
    const bound = new Set(known);
    visit(root, 'mdxjsEsm', ({data}) => namesIn(data?.estree, new Set(), bound));
    visit(root, (node) => {
      const fault = faultOf(node, bound);
      if (fault) {
        file.fail(fault, node);
      }
    });
  };
}

function faultOf(node: Nodes, bound: ReadonlySet<string>): string | undefined {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    const missing = missingIn(node.data?.estree, bound);
    const [statement] = node.data?.estree?.body ?? [];
    const isObject = statement?.type === 'ExpressionStatement' && statement.expression.type === 'ObjectExpression';
    return missing || isObject
      ? `{${node.value}} cannot be rendered: ${missing ?? 'an object is no text'}; write \\{ for a brace in the text`
      : undefined;
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
    return undefined;
  }
  const [component = ''] = node.name?.split('.') ?? [];
  if (/^\p{Lu}|\./u.test(node.name ?? '') && !bound.has(component)) {
    return `<${node.name}> cannot be rendered: no such component is imported`;
  }
  return node.attributes
    .flatMap((attribute) => {
      const value = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute;
      return typeof value === 'object' ? (missingIn(value?.data?.estree, bound) ?? []) : [];
    })
    .map((missing) => `<${node.name}> cannot be rendered: ${missing}`)[0];
}

function missingIn(code: Node | null | undefined, bound: ReadonlySet<string>): string | undefined {
  const [used, own] = [new Set<string>(), new Set<string>()];
  namesIn(code, used, own);
  const missing = Array.from(used).find((name) => !bound.has(name) && !own.has(name));
  return missing && `"${missing}" is not defined`;
}

/** Collects the names that code uses and those that it declares; scopes inside it are not told from each other. */
function namesIn(code: unknown, used: Set<string>, declared: Set<string>): void {
  if (Array.isArray(code)) {
    code.forEach((each) => namesIn(each, used, declared));
  }
  if (!isNode(code)) {
    return;
  }
  const declare = (patterns: unknown): void => namesIn(patterns, declared, declared);
  switch (code.type) {
    case 'Identifier':
      used.add(code.name);
      return;
    case 'ImportDeclaration':
      return declare(code.specifiers.map(({local}) => local));
    case 'MemberExpression':
      return namesIn(code.computed ? [code.object, code.property] : code.object, used, declared);
    case 'Property':
      return namesIn(code.computed ? [code.key, code.value] : code.value, used, declared);
    case 'VariableDeclarator':
      declare(code.id);
      return namesIn(code.init, used, declared);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      declare([code.params, 'id' in code ? code.id : undefined]);
      return namesIn(code.body, used, declared);
    default:
      Object.values(code).forEach((part) => namesIn(part, used, declared));
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
