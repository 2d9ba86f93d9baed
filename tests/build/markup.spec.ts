import {expect, test} from '@playwright/test';
import {type ConfigData, HtmlValidate, type Report} from 'html-validate';

import {builtPages} from '../support/built';
import {whole} from '../support/whole';

/** Rules of the standard set that are off, each with its reason. */
const exceptions: ConfigData['rules'] = {
  // Docusaurus and React write HTML that is valid, in another style.
  'doctype-style': 'off',
  'attribute-empty-style': 'off',
  'attribute-boolean-style': 'off',
  // Ids of Docusaurus begin with underscores, those of API fields have dots, and published anchors stay as they are.
  'valid-id': ['error', {relaxed: true}],
  // Tables that are stacked on phones lose their semantics with `display`; the roles keep them.
  'no-redundant-role': 'off',
  // The skip link's region and the toggles of the sidebar are markup of the theme.
  'prefer-native-element': 'off',
  // The sidebar's `aside` comes from the theme; the `nav` in it has a name.
  'unique-landmark': 'off',
  // Lists with a name are announced with it.
  'aria-label-misuse': ['error', {allowAnyNamable: true}],
};

const validator = new HtmlValidate({root: true, extends: ['html-validate:standard'], rules: exceptions});

function faultsIn({results}: Report): string[] {
  return results.flatMap(({messages}) => messages.map(({ruleId, message, line}) => `${line}: ${message} (${ruleId})`));
}

test('the markup of every page is valid', whole, async () => {
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(0);
  for (const {path, html} of pages) {
    expect.soft(faultsIn(await validator.validateString(html)), path).toEqual([]);
  }
});
