import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryCodes } from '../country/country.ts';
import { hasPostalCode } from '../postal-code/postal-code.ts';
import { stateList } from '../reference-lists/states/states.ts';
import { measureFastest } from '../testing/fastest.ts';
import {
  addressFieldsFor,
  addressSchema,
  checkAddress,
  checkPermanentAddress,
  formatUnit,
  hongKongAreas,
  omitUnusedAddressFields,
  type PartialAddress,
} from './address.ts';

const found = (address: PartialAddress) => checkAddress('home', address).map(({ path, code }) => `${path} ${code}`);
const singapore: PartialAddress = {
  country: 'SG',
  line1: 'Blk 102 Bedok North Avenue 4',
  unit: '#09-128',
  line2: 'Pearl Garden',
  postalCode: '460102',
};

describe('an address of another country', () => {
  test('an address loses the fields that its new country does not use', () => {
    const lines = { line1: 'Flat B, 12/F', unit: '#1', postalCode: '1' };
    expect(omitUnusedAddressFields({ country: 'HK', ...lines })).toEqual({ country: 'HK', line1: 'Flat B, 12/F' });
    expect(omitUnusedAddressFields({ country: '', ...lines })).toEqual({ country: '', ...lines });
  });
});

describe('addresses by country', () => {
  test.each<[string, PartialAddress]>([
    ['Singapore', singapore],
    ['a landed home in Singapore', { country: 'SG', line1: '12 Jalan Kechil', postalCode: '438506' }],
    [
      'Malaysia',
      { country: 'MY', line1: 'A-12-3, Jalan Ampang', city: 'Kuala Lumpur', state: 'MY-14', postalCode: '50450' },
    ],
    ['Thailand', { country: 'TH', line1: '99/123 หมู่ 4 ซอยสุขุมวิท', district: 'วัฒนา', state: 'TH-10' }],
    ['Hong Kong', { country: 'HK', line1: 'Flat B, 12/F, Block 3', district: 'kowloon' }],
    ['Macau', { country: 'MO', line1: '澳門新馬路123號' }],
    ['the Emirates', { country: 'AE', line1: 'Villa 12, Street 4', state: 'Dubai' }],
    ['Taiwan', { country: 'TW', city: '臺北市', district: '信義區', line1: '市府路1號', postalCode: '110' }],
    ['Japan', { country: 'JP', postalCode: '100-0001', state: 'JP-13', city: '千代田区', line1: '千代田１－１' }],
    ['China', { country: 'CN', state: 'CN-BJ', city: '北京市', line1: '长安街1号' }],
    ['the United States', { country: 'US', line1: '1 Main St', city: 'Reno', state: 'US-NV', postalCode: '89501' }],
    [
      'a line with full-width characters',
      { country: 'MO', line1: '〒１５０−０００１　千代田２～３', line2: '㈱日立ビル2〜3' },
    ],
    ['signs of other keyboards', { country: 'MO', line1: '5 rue de l´Église ½', line2: 'Unit 2\u00AD–3 ʻIolani' }],
    ['a joiner', { country: 'MO', line1: 'ශ්\u200Dරී පාර 12' }],
    [
      'a postal code with full-width characters',
      { country: 'JP', postalCode: '〒１５０ー０００１', state: 'JP-13', city: '渋谷区', line1: '神宮前1' },
    ],
    ['Indonesia without a code', { country: 'ID', line1: 'Jalan Merdeka 1', city: 'Jakarta', state: 'Jakarta' }],
    ['elsewhere', { country: 'FR', line1: '5 rue de l’Église', city: 'Paris', postalCode: '75001' }],
  ])('accepts a complete address in %s', (_, address) => {
    expect(found(address)).toEqual([]);
    expect(addressSchema.safeParse(address).success).toBe(true);
  });

  test.each<[string, PartialAddress, string[]]>([
    ['MSG-05 no country', {}, ['home.country select-country']],
    ['MSG-05 an empty country', { country: '' }, ['home.country select-country']],
    [
      'MSG-06 only the country Singapore',
      { country: 'SG' },
      ['home.postalCode enter-field', 'home.line1 address-required'],
    ],
    [
      'MSG-06 only the country Malaysia',
      { country: 'MY', line1: ' ' },
      ['home.postalCode enter-field', 'home.line1 address-required', 'home.city enter-field', 'home.state select-area'],
    ],
    [
      'MSG-06 only the country Hong Kong',
      { country: 'HK' },
      ['home.line1 address-required', 'home.district select-area'],
    ],
    [
      'MSG-06 only a country without a layout',
      { country: 'FR' },
      ['home.line1 address-required', 'home.city enter-field'],
    ],
    ['UI-04 no area', { country: 'HK', line1: 'Flat B, 12/F' }, ['home.district select-area']],
    ['UI-04 no detail', { country: 'SG', postalCode: '460102' }, ['home.line1 address-detail-required']],
    ['UI-04 an invisible line', { ...singapore, line1: '\u200B\u3164\u00AD' }, ['home.line1 address-detail-required']],
    [
      'UI-04 a postal code that is too short',
      { ...singapore, postalCode: '4601' },
      ['home.postalCode postal-code-format'],
    ],
    [
      'a postal code outside the data of the country',
      { country: 'FR', line1: '1 rue', city: 'Paris', postalCode: '7500' },
      ['home.postalCode postal-code-unusual'],
    ],
    ['UI-04 an unknown postal sector', { ...singapore, postalCode: '749999' }, ['home.postalCode postal-code-sector']],
    [
      'characters that no address contains',
      { ...singapore, line1: '＜script＞', line2: 'Home 🏠\uD800' },
      ['home.line1 address-characters', 'home.line2 address-characters'],
    ],
    [
      'a state of another country',
      { country: 'US', line1: '1 Main St', city: 'Reno', state: 'MY-14', postalCode: '89501' },
      ['home.state select-area'],
    ],
    [
      'an area outside Hong Kong',
      { country: 'HK', line1: 'Flat B', district: 'Kowloon' },
      ['home.district select-area'],
    ],
  ])('reports an address with %s', (_, address, issues) => {
    expect(found(address)).toEqual(issues);
  });

  test('reports field names without a prefix for an address at the top of a step', () => {
    expect(checkAddress('', { country: 'MO' })).toEqual([{ path: 'line1', code: 'address-required' }]);
  });

  test('every country has valid fields: a first line, no repeats, lists for choices', () => {
    for (const country of countryCodes) {
      const fields = addressFieldsFor(country);
      const names = fields.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(fields.find(({ name }) => name === 'line1')?.need).toBe('required');
      expect(names.includes('postalCode')).toBe(hasPostalCode(country));
      for (const { name, input } of fields) {
        const offered =
          name === 'district' && country === 'HK'
            ? hongKongAreas.length
            : name === 'state'
              ? stateList(country).length
              : 0;
        expect([country, name, input]).toEqual([country, name, offered ? 'choice' : 'text']);
      }
    }
    expect(addressFieldsFor('toString')).toEqual(addressFieldsFor('FR'));
  });

  test('an address is complete when its required fields are filled in, in every country', () => {
    fc.assert(
      fc.property(fc.constantFrom(...countryCodes), (country) => {
        const address: Record<string, string> = { country };
        for (const { name, need, input } of addressFieldsFor(country)) {
          if (need === 'optional') continue;
          address[name] =
            input === 'text' ? '12' : country === 'HK' ? 'kowloon' : (stateList(country)[0]?.stateCode ?? '');
        }
        expect(found(address).filter((one) => !one.includes('postalCode'))).toEqual([]);
      }),
    );
  });
});

describe('W-8BEN line 3 and the United States', () => {
  test.each([
    'P.O. Box 12',
    'Ｐ．Ｏ．　Ｂｏｘ　１２',
    'PO Box 12',
    'p o box 7',
    'GPO Box 2890',
    'G.P.O. Box 1',
    'Post Office Box 3',
    'Private Bag 9',
    'P/O Box 12',
    'PO-Box 12',
    'POB 12',
    'P.O.B. No. 12',
    'Post Box 12',
    'Locked Bag 3',
    'Private Mail Bag 3',
    'Peti Surat 10',
    'ตู้ ปณ. 12',
    'ตู้ ป.ณ. 12',
    '邮政信箱 5',
    '郵政信箱 5',
    '私書箱12号',
  ])('rejects the post box %s', (line1) => {
    expect(checkPermanentAddress('home', { country: 'SG', line1 })).toEqual([
      { path: 'home.line1', code: 'address-po-box' },
    ]);
  });

  test.each([
    'c/o Lim Trading',
    'ｃ／ｏ Lim',
    '℅ Lim',
    'C / O Lim',
    'In care of Lim',
    '由林先生轉交',
    '林先生代收',
    '田中様気付',
    '田中様方',
    'c.o. Lim',
  ])('detects the care-of address %s', (line2) => {
    expect(checkPermanentAddress('home', { country: 'SG', line1: '1 High St', line2 })).toEqual([
      { path: 'home.line2', code: 'address-care-of' },
    ]);
  });

  test.each([
    '12 Boxwood Road',
    '1 Post Office Road',
    'Flat B, 12/F',
    'Scarecrow of Oz',
    'Tan & Co. 5',
    '8 Pobla St',
    '9 Locke Bagot Rd',
  ])('accepts the address %s', (line1) => {
    expect(checkPermanentAddress('home', { ...singapore, line1 })).toEqual([]);
  });

  test('ignores address text beyond the length of four lines', () => {
    const at = (before: number) => ({ ...singapore, line1: `${'a '.repeat(before / 2)}PO Box 12` });
    expect(checkPermanentAddress('home', at(380))).toHaveLength(1);
    expect(checkPermanentAddress('home', at(400))).toEqual([]);
  });

  test('checks an address of 100,000 characters in less than 10 ms', () => {
    for (const text of [' ', 'p o ', 'c / ', 'ตู้ ']) {
      const address = { ...singapore, line1: text.repeat(100_000 / text.length) };
      const work = () => [checkPermanentAddress('home', address), checkAddress('home', address)];
      expect(measureFastest(work)).toBeLessThan(10);
    }
  });
});

test.each([
  ['#09-128', '#09-128'],
  ['9-128', '#09-128'],
  ['# 9 / 5a', '#09-5A'],
  ['＃０９－１２８', '#09-128'],
  ['9–128', '#09-128'],
  [' B1  -  02 ', 'B1 - 02'],
  ['', ''],
  ['  9-128 ', '#09-128'],
  ['09-128 rear', '09-128 rear'],
  ['Lobby 09-128', 'Lobby 09-128'],
])('formats the unit %j as %j', (unit, written) => {
  expect(formatUnit(unit)).toBe(written);
  expect(formatUnit(formatUnit(unit))).toBe(formatUnit(unit));
});
