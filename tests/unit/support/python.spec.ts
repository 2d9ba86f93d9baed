import {expect, test} from '@playwright/test';

import {pythonFault} from '../../support/python';

test('a program that Python reads has no fault', () => {
  expect(
    pythonFault('import json\n\nwith open("a.json") as file:\n    print(json.load(file)["a"][0])\n'),
  ).toBeUndefined();
});

for (const [code, line] of [
  ['print("a"\nprint("b")\n', 2],
  ['import json\nfor a in :\n    pass\n', 2],
  ['x = {"a": 1,, "b": 2}\n', 1],
  ['def f(:\n    pass\n', 1],
  ['a = 1\nif a\n    print(a)\n', 2],
] as const) {
  test(`a fault of ${JSON.stringify(code)} is found on line ${line}`, () => {
    expect(pythonFault(code)).toBe(line);
  });
}
