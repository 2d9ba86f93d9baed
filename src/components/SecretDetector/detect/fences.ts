const space = String.raw`\p{White_Space}`;
const block = new RegExp(
  String.raw`${'```'}(?:[a-zA-Z0-9_+-]+${space}+)?(?:[^\p{White_Space}(]+)?(?:${space}+\([0-9]+-[0-9]+\))?${space}*\n(.*?)${'```'}`,
  'gsu',
);

/** Splits a message into the parts that CodeGate scans separately: code blocks and the text between them. */
export function partsOf(message: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const [, code = ''] of message.matchAll(block)) {
    // Like CodeGate, which searches from the end of the previous part and may match an earlier occurrence.
    const start = message.indexOf(code, end);
    parts.push(message.slice(end, start), code);
    end = start + code.length;
  }
  return [...parts, message.slice(end)].filter((part) => part !== '');
}
