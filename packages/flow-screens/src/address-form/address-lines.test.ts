import { address } from '@quayside/i18n/internals/text/address';
import { TextStore } from '@quayside/i18n/text-store';
import { hasOnlyCountry } from '@quayside/rules/internals/address';
import { addressFieldNames } from '@quayside/rules/internals/address/address-fields';
import { countryCodes } from '@quayside/rules/internals/country';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressLines, getLinesToClear, getRestorableLines } from './address-lines.ts';

const t = new TextStore().bind(address);
const states = [{ value: 'MY-14', label: 'Kuala Lumpur' }];

describe('lines of an address in a country', () => {
  test('returns no address lines without a country', () => {
    expect(addressLines('', t, undefined)).toEqual([]);
  });

  test('returns address lines in the order and with the labels of the country', () => {
    expect(addressLines('SG', t, undefined).map(({ label, required }) => [label, required])).toEqual([
      ['Postal code', true],
      ['Block, house number and street', true],
      ['Floor and unit', false],
      ['Building, village or estate', false],
    ]);
    expect(addressLines('TH', t, states).find(({ name }) => name === 'state')).toMatchObject({
      label: 'Province',
      choices: states,
    });
  });

  test('returns a label for each line of each country', () => {
    for (const line of countryCodes.flatMap((code) => addressLines(code, t, states))) {
      expect(line.label).toMatch(/^[A-Z][a-z]/);
      expect(line.kind).toBe(line.name === 'postalCode' ? 'code' : undefined);
    }
  });

  test('selects a text keyboard for countries whose postal codes have letters', () => {
    const keys = (country: string) => addressLines(country, t, states).find(({ name }) => name === 'postalCode');
    expect(keys('SG')?.inputMode).toBe('numeric');
    expect(keys('GB')?.inputMode).toBeUndefined();
  });
});

describe('an address with a changed country', () => {
  const country = fc.constantFrom(...countryCodes);
  const address = fc.record(
    Object.fromEntries(addressFieldNames.map((name) => [name, fc.string()])) as Record<string, fc.Arbitrary<string>>,
    { requiredKeys: [] },
  );

  test('clears the lines of the previous country when the country changes', () => {
    fc.assert(
      fc.property(country, country, address, (from, to, lines) => {
        fc.pre(from !== to);
        const removed = getLinesToClear({ country: from, ...lines }, { country: to, ...lines });
        const cleared = Object.fromEntries(Object.keys(removed).map((line) => [line, '']));
        expect(hasOnlyCountry({ country: to, ...lines, ...cleared })).toBe(true);
      }),
    );
  });

  test.each([
    ['MY', 'TH', ['line1', 'line2', 'postalCode']],
    ['MY', 'SG', ['line1', 'line2', 'postalCode']],
    ['HK', 'TH', ['line1', 'line2']],
    ['TH', 'HK', ['line1', 'line2']],
    ['US', 'GB', ['line1', 'line2', 'city', 'postalCode']],
  ])('after a change from %s to %s, restores typed lines but no choices from a list', (from, to, expected) => {
    const lines = Object.fromEntries(addressFieldNames.map((name) => [name, 'x']));
    expect(Object.keys(getRestorableLines(lines, from, to)).toSorted()).toEqual(expected.toSorted());
  });

  test.each([
    ['the same country', 'MY', 'MY'],
    ['the first country', '', 'MY'],
  ])('does not clear address lines when the customer chooses %s', (_, from, to) => {
    expect(getLinesToClear({ country: from, line1: '12' }, { country: to, line1: '12' })).toEqual({});
  });
});
