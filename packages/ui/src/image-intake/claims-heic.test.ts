import { expect, test } from 'vitest';
import { claimsHeic } from './claims-heic.ts';

test('UI-07 detects HEIC by type or name', () => {
  expect(claimsHeic({ type: 'image/heic' })).toBe(true);
  expect(claimsHeic({ type: 'image/heif' })).toBe(true);
  expect(claimsHeic({ type: '', name: 'IMG_0042.HEIC' })).toBe(true);
  expect(claimsHeic({ type: 'image/jpeg', name: 'heic.jpg' })).toBe(false);
});
