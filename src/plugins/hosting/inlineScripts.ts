import {createHash} from 'node:crypto';

/** Types of scripts that browsers run; the others are data. */
const running = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;

/** Code of the scripts that stand in a page itself. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes) && running.test(typeOf(attributes)))
    .map(([, , code = '']) => code);
}

/** How a policy names the scripts that stand in pages: each once, sorted. */
export function scriptHashes(pages: readonly string[]): string[] {
  const codes = new Set(pages.flatMap(inlineScripts));
  return [...codes].map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`).sort();
}

function typeOf(attributes: string): string {
  return /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
}
