import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {detect} from '../../../../src/components/SecretDetector/detect';
import {normalize, readRuns, type Step} from '../../../../src/data/runs/read';

interface Message {
  readonly content: string;
}

const runs = readRuns(join(__dirname, '../../../..'), 'gateway').filter(({name}) => name.startsWith('detector/'));

test('the detector is compared with many recorded runs', () => {
  expect(runs.length).toBeGreaterThanOrEqual(60);
});

for (const {name, shows, normalize: rules, steps} of runs) {
  test(`the detector does what CodeGate did in ${name}`, () => {
    const [request, received] = steps as [Step, Step];
    const [message] = (request.body as {messages: [Message]}).messages;
    const redaction = detect(message.content);
    if (request.status !== 200) {
      expect(received.output).toBe('nothing\n');
      expect(redaction).toBeUndefined();
      return;
    }
    const sent = redaction?.pieces.map(({text}) => text).join('') ?? '';
    expect(normalize(sent, rules)).toBe(contentOf(received, message.content));
    const reported = /reports (.*)\.$/.exec(shows)?.[1]?.replace('nothing', '').split('; ').filter(Boolean);
    const findings = redaction?.findings.filter(({replaced}) => replaced !== undefined) ?? [];
    expect(findings.map(({service, type}) => `${service} / ${type}`).sort()).toEqual(reported);
  });
}

/** Content that the model received; recordings end with a line break that the text may not have. */
function contentOf({output = '', pick}: Step, text: string): string {
  if (pick === 'messages.0') {
    return (JSON.parse(output) as Message).content;
  }
  return output === '' || text.endsWith('\n') ? output : output.replace(/\n$/, '');
}
