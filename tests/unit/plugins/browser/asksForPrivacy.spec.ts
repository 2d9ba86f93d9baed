import {expect, test} from '@playwright/test';

import {asksForPrivacy} from '../../../../src/plugins/browser/analytics/counters';

for (const [wishes, asks] of [
  [{}, false],
  [{doNotTrack: null}, false],
  [{doNotTrack: '0', globalPrivacyControl: false}, false],
  [{doNotTrack: 'unspecified'}, false],
  [{doNotTrack: '1'}, true],
  [{doNotTrack: 'yes'}, true],
  [{globalPrivacyControl: true}, true],
] as const) {
  test(`a visitor whose browser says ${JSON.stringify(wishes)} is ${asks ? 'not ' : ''}counted`, () => {
    expect(asksForPrivacy(wishes)).toBe(asks);
  });
}
