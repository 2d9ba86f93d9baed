/** Pattern and placeholder of each rule. */
const rules = {
  uuid: [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '<UUID>'],
  time: [
    /\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?|\b\d{1,2}:\d{2}[AP]M\b|\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT/g,
    '<TIME>',
  ],
  id: [/\b(?:chatcmpl|cmpl|msg|req|call|toolu)[-_][\w-]+|\b[0-9a-f]{12,64}\b/g, '<ID>'],
  port: [/(?<=(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\]):)\d{2,5}\b/g, '<PORT>'],
  path: [/(?<![\w:/.])\/(?:tmp|work|home|root|var|usr|app|Users)\/[^\s"':,)]+/g, '<PATH>'],
  number: [/\b\d+(?:\.\d+)?\b/g, '<NUMBER>'],
  compiler: [/\bgo1\.\d+(?:\.\d+)?\b/g, '<COMPILER>'],
  version: [/\bv?\d+\.\d+\.\d+(?:-[\w.]+)?\b/g, '<VERSION>'],
} as const satisfies Record<string, readonly [RegExp, string]>;

export type RuleName = keyof typeof rules;

/** Replaces values that differ between repetitions of a run; rules apply in the given order. */
export function normalize(text: string, names: readonly RuleName[] = []): string {
  return names.reduce((result, name) => result.replace(rules[name][0], rules[name][1]), text);
}
