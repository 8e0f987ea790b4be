import { isCalendarDate } from '@quayside/values/calendar-date';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mrzCheckDigit } from '../mrz.ts';
import { zoneLayouts } from '../zone-layout/zone-layout.ts';
import { readRecognisedZone, type SeenZone } from './recognised-zone.ts';

const today = '2026-11-22';
const sizes = fc.constantFrom('TD1' as const, 'TD2' as const, 'TD3' as const);
const zoneText = fc.stringMatching(/^[A-Z0-9<?]{0,46}$/);
const line = fc.oneof(
  zoneText,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('', '__proto__', '<'.repeat(44)),
);
const lines = fc.array(line, { maxLength: 4 });

/** Generates fields with the right check digit, so that many zones give a result. */
const right = fc
  .tuple(
    sizes,
    fc.stringMatching(/^[A-Z0-9<]{9}$/),
    fc.stringMatching(/^[0-9<]{6}$/),
    fc.stringMatching(/^[0-9<]{6}$/),
    zoneText,
  )
  .map(([size, number, birth, expiry, rest]): SeenZone => {
    const { rows, columns, ...layout } = zoneLayouts[size];
    const zone = Array.from({ length: rows }, () => rest.slice(0, columns).padEnd(columns, '<').split(''));
    for (const [[row, from, to], value] of [
      [layout.number, number],
      [layout.birthDate, birth],
      [layout.expiresOn, expiry],
    ] as const)
      zone[row]?.splice(from, to - from + 1, ...value, String(mrzCheckDigit(value)));
    const seen = zone.map((characters) => characters.join(''));
    return { size, first: seen, second: seen };
  });
const zone: fc.Arbitrary<SeenZone> = fc.oneof(fc.record({ size: sizes, first: lines, second: lines }), right);

test('RULE-07 returns only valid dates and capital letters for any zone', () => {
  fc.assert(
    fc.property(zone, (seen) => {
      const reading = readRecognisedZone(seen, today);
      if (!reading) return;
      const { birthDate, expiresOn, number, fullName, surname, givenNames, nationality, issuer } = reading;
      for (const date of [birthDate, expiresOn]) expect(date === undefined || isCalendarDate(date)).toBe(true);
      expect(birthDate === undefined || birthDate <= today).toBe(true);
      for (const text of [number, fullName, surname, givenNames]) expect(text ?? 'A').toMatch(/^[A-Z0-9 ]+$/);
      for (const country of [nationality, issuer]) expect(country ?? 'SG').toMatch(/^[A-Z]{2}$/);
    }),
  );
});
