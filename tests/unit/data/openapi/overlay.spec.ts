import {expect, test} from '@playwright/test';

import {applyOverlay} from '../../../../src/data/openapi/overlay';
import type {OverlayAction} from '../../../../src/data/openapi/types';

const document = {paths: {'/a': {get: {responses: {'200': {description: 'Old', content: {}}}, tags: ['x']}}}};
const get = "$.paths['/a'].get";
const apply = (...actions: Omit<OverlayAction, 'x-reason'>[]) =>
  applyOverlay(
    document,
    actions.map((action) => ({...action, 'x-reason': 'Why'})),
  ).document;

test('an update is merged by key, a list is continued, null is a value', () => {
  const update = {responses: {'200': {description: 'New'}, '404': {description: 'Gone'}}, tags: ['y'], summary: null};
  expect(apply({target: get, update})).toEqual({
    paths: {
      '/a': {
        get: {
          responses: {'200': {description: 'New', content: {}}, '404': {description: 'Gone'}},
          tags: ['x', 'y'],
          summary: null,
        },
      },
    },
  });
});

test('a part can be removed and added again; the document itself stays as it is', () => {
  const target = `${get}.responses['200']`;
  const corrected = apply({target: `${target}.content`, remove: true}, {target, update: {content: {'text/plain': {}}}});
  expect(corrected).toMatchObject({paths: {'/a': {get: {responses: {'200': {content: {'text/plain': {}}}}}}}});
  expect(document.paths['/a'].get.responses['200'].content).toEqual({});
});

test('an action that finds nothing or changes nothing is an error', () => {
  expect(() => apply({target: '$.paths.gone', update: {}})).toThrow(/\$\.paths\.gone no longer applies/);
  expect(() => apply({target: '$.paths.gone', remove: true})).toThrow(/no longer applies/);
  expect(() => apply({target: `${get}.responses['200']`, update: {description: 'Old'}})).toThrow(/no longer applies/);
});

test('reasons come with the place they are about', () => {
  const {reasons} = applyOverlay(document, [{target: get, update: {deprecated: true}, 'x-reason': 'Why'}]);
  expect(reasons).toEqual([{at: ['paths', '/a', 'get'], adds: ['deprecated'], text: 'Why'}]);
});
