const space = String.raw`\p{White_Space}`;
const block = new RegExp(
  String.raw`${'```'}(?:[a-zA-Z0-9_+-]+${space}+)?(?:[^\p{White_Space}(]+)?(?:${space}+\([0-9]+-[0-9]+\))?${space}*\n(.*?)${'```'}`,
  'gsu',
);

/** The parts of a message that the program searches one by one: the content of each code block, and what is between. */
export function partsOf(message: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const [, code = ''] of message.matchAll(block)) {
    // The program looks for the code from the end of the part before, where the same characters may come earlier.
    const start = message.indexOf(code, end);
    parts.push(message.slice(end, start), code);
    end = start + code.length;
  }
  return [...parts, message.slice(end)].filter((part) => part !== '');
}
