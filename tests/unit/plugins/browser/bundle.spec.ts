import {expect, test} from '@playwright/test';
import postcss, {type AcceptedPlugin} from 'postcss';

import {withRequests} from '../../../../src/plugins/browser/bundle';
import {purgeInfima} from '../../../../src/plugins/browser/purgeInfima';

const manifest = {origins: {page: [1, 2, 3], main: [3]}};

test('a page finds its scripts by the modules that it imports', () => {
  const {origins} = withRequests(manifest, [{name: 'page', requests: ['@site/docs/page.mdx']}]);
  expect(origins).toEqual({page: [1, 2, 3], main: [3], '@site/docs/page.mdx': [1, 2, 3]});
});

test('the build stops when the manifest names chunks otherwise', () => {
  const chunks = [{name: 'other', requests: ['@site/a.mdx']}];
  expect(() => withRequests(manifest, chunks)).toThrow('names no chunk that a page imports');
});

test('styles of Infima that nothing uses are left out, and all others stay', async () => {
  const trim = async (file: string) => {
    const css = '.avatar__photo-link{color:red}.navbar__title{color:red}';
    const options = purgeInfima({plugins: []} as never) as unknown as {plugins: AcceptedPlugin[]};
    return (await postcss(options.plugins).process(css, {from: file})).css;
  };
  expect(await trim('/site/node_modules/infima/dist/default.css')).toBe('.navbar__title{color:red}');
  expect(await trim(__filename)).toContain('avatar__photo-link');
});
