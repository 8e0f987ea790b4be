import { expect, test } from 'vitest';
import { instantText } from './instant-text.ts';

test.each([
  ['en', '22/11/2026, 00:05'],
  ['th', '22/11/2026, 00:05'],
  ['ja', '2026年11月22日 00:05'],
  ['zh-Hans', '2026年11月22日 00:05'],
] as const)('an instant is told in Singapore time, as %s writes it', (language, words) => {
  expect(instantText('2026-11-21T16:05:30Z', language)).toBe(words);
});
