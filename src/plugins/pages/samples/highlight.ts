import {prism} from './grammars';

type Tokens = ReturnType<typeof prism.tokenize>;

/**
 * Highlights code as HTML lines; a token over several lines is closed and reopened.
 * @param language Prism's name of the language; unknown languages stay plain
 */
export function highlightLines(code: string, language: string): string[] {
  const grammar = prism.languages[language];
  const lines = [''];
  write(grammar ? prism.tokenize(code, grammar) : [code], [], lines);
  return lines;
}

function write(tokens: Tokens, classes: readonly string[], lines: string[]): void {
  for (const token of tokens) {
    if (typeof token === 'string') {
      writeText(token, classes, lines);
    } else {
      const content = Array.isArray(token.content) ? token.content : [token.content];
      write(content as Tokens, [...classes, token.type], lines);
    }
  }
}

function writeText(text: string, classes: readonly string[], lines: string[]): void {
  text.split('\n').forEach((part, i) => {
    if (i > 0) {
      lines.push('');
    }
    if (part !== '') {
      const html = escapeHtml(part);
      lines[lines.length - 1] += classes.length > 0 ? `<span class="token ${classes.at(-1)}">${html}</span>` : html;
    }
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
