import {type CommandArgument, forEachChild, parse, type SyntaxNode} from 'unbash';

/** `inline` is code within a sentence. */
export interface Code {
  readonly lang: string;
  readonly code: string;
}

export interface Call {
  readonly program: string;
  readonly args: readonly string[];
  /** Variables set for this command, or for the shell if there is no program. */
  readonly env: ReadonlyMap<string, string>;
  /** Lines between the start of the sample and the command. */
  readonly offset: number;
}

const wrappers = new Set(['sudo', 'command', 'env', 'exec', 'nohup', 'time']);
const valued = new Set(['-u', '--user', '-g', '--group']);

/** All simple commands of a sample, including those in pipes, loops and substitutions. */
export function callsIn({lang, code}: Code): Call[] {
  const script = toBash(lang, code);
  return script === undefined ? [] : collect(script);
}

/** Whether a word contains an expansion or a placeholder. */
export function isOpen(word: string): boolean {
  return /[$‹<…]/.test(word);
}

/** Like `isOpen`, but also true for words in capitals. */
export function isPlaceholder(word: string): boolean {
  return isOpen(word) || /^[A-Z][A-Z_]+$/.test(word);
}

/** Zero-based line of a position. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length - 1;
}

function toBash(lang: string, code: string): string | undefined {
  if (lang === 'bash') {
    return code;
  }
  if (lang === 'powershell') {
    return code.replaceAll('\\', '/').replaceAll(/`$/gm, '\\');
  }
  return lang === 'inline' ? code.replaceAll(/<([^<>]+)>/g, '‹$1›').replaceAll(/\[(-[^\]]+)\]/g, '$1') : undefined;
}

function collect(script: string): Call[] {
  const calls: Call[] = [];
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'Command') {
      const words = [...(node.name ? [node.name] : []), ...node.args].map(wordOf);
      const env = node.prefix.flatMap((part) =>
        part.type === 'Assignment' && part.value.type === 'Word' ? [[part.name, part.value.value] as const] : [],
      );
      calls.push({...unwrap(words, new Map(env)), offset: lineAt(script, node.pos)});
    }
    forEachChild(node, visit);
  };
  visit(parse(script));
  return calls;
}

function wordOf(word: CommandArgument): string {
  return word.type === 'Word' ? word.value : word.text;
}

function unwrap(words: readonly string[], env: ReadonlyMap<string, string>): Omit<Call, 'offset'> {
  let rest = words;
  while (wrappers.has(rest[0] ?? '')) {
    rest = rest.slice(1);
    while (/^-|^\w+=/.test(rest[0] ?? '')) {
      rest = rest.slice(valued.has(rest[0] ?? '') ? 2 : 1);
    }
  }
  const [program = '', ...args] = rest;
  return {program: program.replace(/^[~.]*\/([\w.-]+\/)*/, ''), args, env};
}
