import {expect, test} from '@playwright/test';

import {breadcrumbList, cleanUrl, techArticle} from '../../../src/components/StructuredData/data';
import {mcp} from '../../../src/site/products';

const facts = {
  title: 'Quickstart',
  description: 'Run a server.',
  url: 'https://docs.example.com/toolhive/quickstart',
  image: 'https://docs.example.com/social/toolhive/quickstart.png',
  changed: Date.UTC(2025, 5, 5),
  product: mcp,
};

test('an article names its address, its date and the software it is about', () => {
  expect(techArticle(facts, 'https://docs.example.com/')).toMatchObject({
    '@type': 'TechArticle',
    headline: 'Quickstart',
    url: facts.url,
    dateModified: '2025-06-05T00:00:00.000Z',
    about: {name: mcp.name, softwareVersion: mcp.release.slice(1)},
  });
});

test('an article without a date and a product says nothing of them', () => {
  const article = techArticle({...facts, changed: undefined, product: undefined}, 'https://docs.example.com/');
  expect(article).not.toHaveProperty('dateModified');
  expect(article).not.toHaveProperty('about');
});

test('breadcrumbs of a product home page list it once', () => {
  const crumbs = [
    {name: 'Docs', url: 'https://docs.example.com/'},
    {name: 'ToolHive', url: 'https://docs.example.com/toolhive'},
    {name: 'Introduction', url: 'https://docs.example.com/toolhive'},
  ];
  expect(breadcrumbList(crumbs)).toMatchObject({
    itemListElement: [
      {position: 1, name: 'Docs'},
      {position: 2, name: 'ToolHive', item: 'https://docs.example.com/toolhive'},
    ],
  });
});

test('an address has no slash at its end, unless it is that of the site', () => {
  const addresses = [
    'https://a.example/',
    'https://a.example/docs/',
    'https://a.example/docs',
    'http://localhost:3000/',
  ];
  expect(addresses.map(cleanUrl)).toEqual([
    'https://a.example/',
    'https://a.example/docs',
    'https://a.example/docs',
    'http://localhost:3000/',
  ]);
});
