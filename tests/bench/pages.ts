import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {mcp} from '../../src/site/products';
import {siteDir} from '../support/site';

/** Folder of the generated pages. */
export const pagesDir = join(siteDir, '.cache', 'bench-pages');

/**
 * Copies the pages of the first product and adds guides of typical length.
 * @param count number of guides
 */
export function writePages(count: number): void {
  const guides = join(pagesDir, 'toolhive', 'more');
  rmSync(pagesDir, {recursive: true, force: true});
  cpSync(join(siteDir, mcp.docsFolder), pagesDir, {recursive: true});
  mkdirSync(guides);
  for (let i = 0; i < count; i++) {
    writeFileSync(join(guides, `guide-${i}.mdx`), pageText(i, count));
  }
}

function pageText(i: number, count: number): string {
  const server = `server-${i}`;
  const sections = Array.from(
    {length: 6},
    (_, part) => `## Part ${part + 1} of the work with ${server}

${`Server ${i} has a name, an image and a port. Its client asks for a tool, and the tool answers with text. `.repeat(5)}

1. Start \`${server}\` and wait until it is listed.
2. Ask for tool ${part}, as the [next guide](/toolhive/more/guide-${(i + part + 1) % count}) does.

\`\`\`bash
thv run --name ${server} --target-port ${8000 + part} fetch
thv list --format json
\`\`\`

| Setting | Value |
| --- | --- |
| name | ${server} |
| port | ${8000 + part} |
`,
  );
  return `---
title: Guide ${i}
description: What a new user does with server number ${i}, from the first start to the last log line, in six parts of the same length.
---

${sections.join('\n')}`;
}
