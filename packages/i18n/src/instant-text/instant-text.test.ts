import { expect, test } from 'vitest';
import { formatSingaporeInstant } from './instant-text.ts';

test.each([
  ['en', '22 Nov 2026, 00:05 SGT'],
  ['th', '22 พ.ย. 2026, 00:05 SGT'],
  ['ja', '2026年11月22日 00:05 SGT'],
  ['zh-Hans', '2026年11月22日 00:05 SGT'],
] as const)('formats an instant in Singapore time, in %s', (language, words) => {
  expect(formatSingaporeInstant('2026-11-21T16:05:30Z', language)).toBe(words);
});
