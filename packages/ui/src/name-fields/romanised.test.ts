import { expect, test } from 'vitest';
import { hasOtherScript, romanised } from './romanised.ts';

test.each([
  ['ＴＡＮ　Ｍｉｎｇ', 'TAN Ming'],
  ['  Tan  Ming ', 'Tan Ming'],
  ['O’Brien', "O'Brien"],
  ['陈大文', '陈大文'],
  ['ﾀﾅｶ', 'ﾀﾅｶ'],
])('UI-05 %j is kept as %j', (typed, kept) => expect(romanised(typed)).toBe(kept));

test.each(['陈大文', '陈 Da Wen', 'たなか', 'ﾀﾅｶ', 'สมชาย', 'Иван'])('%s contains another script', (name) =>
  expect(hasOtherScript(name)).toBe(true),
);

test.each(['', 'FATIMAH', 'Nguyễn Văn A', "D'Souza", 'ＴＡＮ', 'Tan 3'])('%j contains only Latin letters', (name) =>
  expect(hasOtherScript(name)).toBe(false),
);
