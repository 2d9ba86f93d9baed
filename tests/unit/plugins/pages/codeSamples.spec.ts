import {expect, test} from '@playwright/test';

import {highlightLines, preventWraps} from '../../../../src/plugins/pages/samples';

test('a word with a hyphen in a command is kept whole, and its text stays the same', () => {
  const [line = ''] = highlightLines('thv run --target-port 8000 registry.example.com/team/mcp-demo:1.2.0', 'bash');
  const kept = preventWraps(line);
  expect(kept).toContain('<span class="whole">--target-port</span>');
  expect(kept).not.toContain('<span class="whole">registry');
  expect(kept.replace(/<[^>]+>/g, '')).toBe(line.replace(/<[^>]+>/g, ''));
});

test('a command over several lines keeps its continuation sign beside the last word', () => {
  const [, line = ''] = highlightLines('docker run \\\n  -p 127.0.0.1:8989:8989 \\\n  image', 'bash');
  expect(preventWraps(line)).toMatch(
    /^<span class="indent"> {2}<\/span>.*<span class="whole"> <span[^>]+>\\<\/span><\/span>$/,
  );
});

test('only a whole word of a command is shown as a number', () => {
  const [line = ''] = highlightLines('kubectl wait 5 && docker run -p 127.0.0.1:8989:80 -m 1.5', 'bash');
  expect(line.match(/number">[^<]*/g)).toEqual(['number">5', 'number">1.5']);
});

test('code in an unknown language is shown plain and escaped', () => {
  expect(highlightLines('<script>', 'unknown')).toEqual(['&lt;script&gt;']);
});
