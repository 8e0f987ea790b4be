import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { w8ben } from './texts.ts';

test('the English text of Part III equals that of Form W-8BEN (Rev. October 2021)', () => {
  const parts = Object.entries(w8ben.en).filter(([key]) => key.startsWith('certify.') || key === 'capacity');
  const words = parts.map(([, text]) => text).join('\n');
  expect(words).toContain('I agree that I will submit a new form within 30 days');
  // The text was compared with the printed form. After a change, compare it again and set W8BEN_REVISION.
  expect(createHash('sha256').update(words).digest('hex').slice(0, 16)).toBe('98d9257c0a41c7b0');
});
