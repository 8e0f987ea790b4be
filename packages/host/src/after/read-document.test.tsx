import { afterEach, expect, test, vi } from 'vitest';
import address from './fixtures/passport.jpg?url';
import { readDocument } from './read-document.ts';

/** Of nobody: a citizen of ICAO's Utopia, slightly turned and blurred, with a zone in OCR-B. */
const passport = async () => (await fetch(address)).blob();
const options = () => ({ signal: new AbortController().signal, today: '2026-11-22' as const, mostWait: 60_000 });

afterEach(() => vi.unstubAllGlobals());

test('RULE-01 RULE-07 a picture of a passport is read on the device; a name without check digits is left to a reviewer', async () => {
  await expect(readDocument(await passport(), options())).resolves.toEqual({
    birthDate: '1991-04-17',
    number: 'U30465812',
    expiresOn: '2031-06-30',
  });
});

test('a picture without the two lines at its foot gives nothing', async () => {
  const whole = await createImageBitmap(await passport());
  const top = new OffscreenCanvas(whole.width, 600);
  top.getContext('2d')?.drawImage(whole, 0, 0);
  const cut = await top.convertToBlob({ type: 'image/jpeg' });
  await expect(readDocument(cut, options())).resolves.toBeUndefined();
});

test.each([
  ['slow', { effectiveType: '3g' }],
  ['paid by the megabyte', { effectiveType: '4g', type: 'cellular' }],
  ['told to save data', { effectiveType: '4g', saveData: true }],
])('on a line that is %s nothing is loaded to read it', async (_, connection) => {
  vi.stubGlobal('navigator', { connection });
  const before = performance.getEntriesByType('resource').length;
  await expect(readDocument(new Blob(), options())).resolves.toBeUndefined();
  expect(performance.getEntriesByType('resource').slice(before)).toEqual([]);
});
