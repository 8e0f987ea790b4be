import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stateList } from '../../reference-lists/states/states.ts';
import { findMalaysianPlace } from './malaysian-postal-codes.ts';

const known = stateList('MY').map(({ stateCode }) => stateCode);
const digits = (code: number) => String(code).padStart(5, '0');

describe('Malaysian postal codes', () => {
  test.each([
    ['01000', { state: 'MY-09' }],
    ['14400', { state: 'MY-07' }],
    ['15000', { state: 'MY-03' }],
    ['34900', { state: 'MY-08' }],
    ['34950', { state: 'MY-02' }],
    ['49000', { state: 'MY-06' }],
    ['50450', { state: 'MY-14', city: 'Kuala Lumpur' }],
    ['62000', { state: 'MY-16', city: 'Putrajaya' }],
    ['63000', { state: 'MY-10' }],
    ['87000', { state: 'MY-15', city: 'Labuan' }],
    ['98859', { state: 'MY-13' }],
  ])('finds the state of the postal code %s', (code, place) => expect(findMalaysianPlace(code)).toEqual(place));

  test.each(['00999', '03000', '61000', '65000', '74000', '92000', '99000', '5045', '504500', '50 45', ''])(
    'finds no state for %j',
    (code) => expect(findMalaysianPlace(code)).toBeUndefined(),
  );

  test('the postal codes cover exactly the states of the state list', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (code) => {
        const place = findMalaysianPlace(digits(code));
        expect([undefined, ...known]).toContain(place?.state);
      }),
    );
    const named = Array.from({ length: 100 }, (_, start) => findMalaysianPlace(digits(start * 1000))?.state);
    expect(new Set(named.filter(Boolean))).toEqual(new Set(known));
  });
});
