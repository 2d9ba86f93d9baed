import {expect, test} from '@playwright/test';

import {loadRecipes} from '../../src/data/recipes/load';
import {builtPage} from '../support/built';
import {siteDir} from '../support/site';

const {recipes, categories} = loadRecipes(siteDir);

test('the index page leads to every recipe, under its category', () => {
  const {$} = builtPage('/toolhive/servers');
  for (const {id, title} of categories) {
    const group = $(`[data-category=${id}]`);
    const wanted = recipes.filter(({category}) => category === id).map(({name}) => `/toolhive/servers/${name}`);
    const found = group.find('a:not(.hash-link)').toArray();
    expect(group.find('h3').text()).toContain(title);
    expect(found.map((link) => $(link).attr('href')).sort()).toEqual(wanted.sort());
  }
});

for (const recipe of recipes) {
  test(`the page of ${recipe.name} has its command, its client entry, its variables, its tools and what it rests on`, () => {
    const {$} = builtPage(`/toolhive/servers/${recipe.name}`);
    const samples = Array.from($('.markdown pre'), (sample) => $(sample).text().trim());
    const codes = Array.from($('.markdown td code, .markdown li code'), (code) => $(code).text());
    expect(samples[0]).toBe([...recipe.run, 'thv list'].join('\n'));
    expect(samples[1]).toContain(`/sse#${recipe.name}"`);
    expect(codes).toEqual(
      expect.arrayContaining([...Object.keys(recipe.entry.variables ?? {}), ...recipe.entry.tools]),
    );
    expect($('#what-to-check')).toHaveLength(1);
    expect($('summary').text()).toContain('Verified with ToolHive v0.0.40: 2 statements with sources');
  });
}
