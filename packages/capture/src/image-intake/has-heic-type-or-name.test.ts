import { expect, test } from 'vitest';
import { hasHeicTypeOrName } from './has-heic-type-or-name.ts';

test('UI-07 detects HEIC by type or name', () => {
  expect(hasHeicTypeOrName({ type: 'image/heic' })).toBe(true);
  expect(hasHeicTypeOrName({ type: 'image/heif' })).toBe(true);
  expect(hasHeicTypeOrName({ type: '', name: 'IMG_0042.HEIC' })).toBe(true);
  expect(hasHeicTypeOrName({ type: 'image/jpeg', name: 'heic.jpg' })).toBe(false);
});
