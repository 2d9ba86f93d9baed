import {expect, test} from '@playwright/test';

import commands from '../../specs/mcp/cli.json';
import {mcp} from '../../src/site/products';

test('the stamp of the ToolHive pages names the release of the command tree', () => {
  expect(mcp.release).toBe(commands.version);
});
