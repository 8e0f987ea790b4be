import { address } from '@quayside/i18n/text/address';
import { TextStore } from '@quayside/i18n/text-store';
import { countryCodes } from '@quayside/rules/country';
import { describe, expect, test } from 'vitest';
import { addressLines, choiceLines } from './address-lines.ts';

const t = new TextStore().bind(address);
const states = [{ value: 'MY-14', label: 'Kuala Lumpur' }];

describe('the lines of an address', () => {
  test('none before the country is known', () => {
    expect(addressLines('', t, undefined)).toEqual([]);
  });

  test('in the order and the words of the country', () => {
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

  test('every line of every country has a word, and its codes lose their white space', () => {
    for (const line of countryCodes.flatMap((code) => addressLines(code, t, states))) {
      expect(line.label).toMatch(/^[A-Z][a-z]/);
      expect(line.kind).toBe(line.name === 'postalCode' ? 'code' : undefined);
    }
  });

  test('letters of a postal code keep their keyboard', () => {
    const keys = (country: string) => addressLines(country, t, states).find(({ name }) => name === 'postalCode');
    expect(keys('SG')?.inputMode).toBe('numeric');
    expect(keys('GB')?.inputMode).toBeUndefined();
  });
});

test('what is chosen from a list of either country is chosen anew', () => {
  expect(choiceLines('MY', 'SG')).toEqual(['state']);
  expect(choiceLines('HK', 'TH')).toEqual(['district', 'state']);
  expect(choiceLines(undefined, 'SG')).toEqual([]);
});
