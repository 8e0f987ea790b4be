import { expect, test, vi } from 'vitest';
import { createDeviceReader } from './document-reader.ts';
import address from './fixtures/passport.jpg?url';

/** Loads a picture of a specimen passport of ICAO's Utopia, slightly rotated and blurred, with a machine-readable zone in OCR-B. */
const passport = async () => (await fetch(address)).blob();
const options = () => ({ signal: new AbortController().signal, today: '2026-11-22' as const });
const reader = createDeviceReader({ timeout: 60_000 });

test('RULE-01 RULE-07 the document reader reads a picture of a passport on the device', async () => {
  vi.stubGlobal('navigator', {}); // without network information
  await expect(reader.read(await passport(), options())).resolves.toEqual({
    documentType: 'passport',
    surname: 'HOLMQVIST',
    givenNames: 'LENA MARIE',
    fullName: 'HOLMQVIST LENA MARIE',
    gender: 'female',
    birthDate: '1991-04-17',
    number: 'U30465812',
    expiresOn: '2031-06-30',
  });
  vi.unstubAllGlobals();
});
