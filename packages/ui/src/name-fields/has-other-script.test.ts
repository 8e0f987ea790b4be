import { expect, test } from 'vitest';
import { hasOtherScript } from './has-other-script.ts';

test.each(['陈大文', '陈 Da Wen', 'たなか', 'ﾀﾅｶ', 'สมชาย', 'Иван'])('%s contains another script', (name) =>
  expect(hasOtherScript(name)).toBe(true),
);

test.each(['', 'FATIMAH', 'Nguyễn Văn A', "D'Souza", 'ＴＡＮ', 'Tan 3'])('%j contains only Latin letters', (name) =>
  expect(hasOtherScript(name)).toBe(false),
);
