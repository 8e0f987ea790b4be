import { describe, expect, test } from 'vitest';
import { getPersonMobile } from '../person-contact/person-contact.ts';
import {
  getPartialDateOfBirth,
  getPersonAddress,
  getPersonDateOfBirth,
  getPersonGender,
  getPersonNationality,
  isAddressVerified,
  isIdentityVerified,
  type PersonData,
} from '../person-data.ts';
import { NoPersonDataError, parsePersonData } from './read-person-data.ts';

const about = { lastupdated: '2020-04-16', source: '1', classification: 'C' };
const read = (id: string, raw: object) => parsePersonData({ [id]: { ...about, ...raw } })[0];
const person = (items: object): PersonData => ({
  id: '44444444-4444-4444-8444-444444444444',
  retrievedAt: '2026-11-21T04:00:00.000Z',
  items: parsePersonData(items),
});

const address = {
  type: 'SG',
  block: { value: '92b' },
  street: { value: 'TELOK BLANGAH STREET 31' },
  floor: { value: '12' },
  unit: { value: '192' },
  building: { value: 'TELOK BLANGAH PARCVIEW' },
  postal: { value: '101092' },
  country: { code: 'SG', desc: 'SINGAPORE' },
};

describe('person data of Myinfo v3 and v5', () => {
  test('reads items under person_info in v5 and at the top level in v3', () => {
    const name = { ...about, value: 'TAN XIAO HUI' };
    expect(parsePersonData({ sub: 'x', person_info: { name } })).toEqual(parsePersonData({ name }));
    expect(parsePersonData({ name })).toEqual([
      {
        id: 'name',
        state: 'given',
        source: 'government',
        updatedOn: '2020-04-16',
        lines: ['TAN XIAO HUI'],
        value: 'TAN XIAO HUI',
      },
    ]);
  });

  test.each([
    ['value', 'dob', { value: '1998-06-06' }, { lines: ['1998-06-06'], value: '1998-06-06' }],
    ['code', 'sex', { code: 'U', desc: 'UNKNOWN' }, { lines: ['UNKNOWN'], value: 'U' }],
    ['code without words', 'nationality', { code: 'SS', desc: '' }, { lines: ['SS'], value: 'SS' }],
    ['unavailable', 'name', { unavailable: true, value: 'X' }, { state: 'unavailable', lines: [] }],
    ['empty', 'aliasname', { value: '' }, { state: 'empty', lines: [] }],
    ['the person’s own', 'email', { source: '2', value: 'a@b.example' }, { source: 'person', value: 'a@b.example' }],
    ['verified by the digital ID', 'email', { source: '4', value: 'a@b.example' }, { source: 'digital-id' }],
  ])('parses an item that is %s', (_, id, raw, expected) => {
    expect(read(id, raw)).toMatchObject(expected);
  });

  test('leaves out items of source 3 even if they have a value', () => {
    expect(
      parsePersonData({ name: { ...about, value: 'X' }, regadd: { ...about, ...address, source: '3' } }),
    ).toHaveLength(1);
  });

  test('leaves out items that were not requested', () => {
    expect(
      parsePersonData({ name: { ...about, value: 'X' }, marital: { ...about, code: '2', desc: 'MARRIED' } }),
    ).toHaveLength(1);
  });

  test.each([undefined, null, 'text', {}, { person_info: {} }, { name: 'TAN' }])(
    'throws NoPersonDataError for %j',
    (answer) => {
      expect(() => parsePersonData(answer)).toThrow(NoPersonDataError);
    },
  );
});

describe('addresses', () => {
  test('reads Singapore fields and capitalises the letter of a block', () => {
    expect(read('regadd', address)).toMatchObject({
      lines: ['92B TELOK BLANGAH STREET 31 #12-192', 'TELOK BLANGAH PARCVIEW', 'SINGAPORE 101092'],
      address: {
        country: 'SG',
        line1: '92B TELOK BLANGAH STREET 31',
        line2: 'TELOK BLANGAH PARCVIEW',
        unit: '#12-192',
        postalCode: '101092',
      },
    });
  });

  test('reads the address of a landed house, which has neither floor nor unit', () => {
    const { unit: _, floor: __, building: ___, ...landed } = address;
    expect(read('regadd', landed)?.address).toEqual({
      country: 'SG',
      line1: '92B TELOK BLANGAH STREET 31',
      postalCode: '101092',
    });
  });

  test.each(['Unformatted', 'UNFORMATTED'])('an address of %s lines has no country and is not verified', (type) => {
    const found = person({
      regadd: { ...about, type, line1: { value: '75 KG SG RAMAL LUAR' }, line2: { value: 'MALAYSIA' } },
    });
    expect(found.items[0]?.lines).toEqual(['75 KG SG RAMAL LUAR', 'MALAYSIA']);
    expect(getPersonAddress(found)).toBeUndefined();
    expect(isAddressVerified(found)).toBe(false);
  });

  test('returns no address when all parts are blank', () => {
    const blank = { type: 'SG', block: { value: '' }, street: { value: '' }, country: { code: '', desc: '' } };
    expect(read('regadd', blank)).toMatchObject({ state: 'empty' });
  });
});

describe('data for the rules', () => {
  test.each([
    ['SG', 'SG'],
    ['TH', 'TH'],
    ['US', 'US'],
    ['UK', 'GB'],
    ['GJ', 'GB'],
    ['SS', undefined],
    ['XX', undefined],
    ['UN', undefined],
    ['YU', undefined],
  ])('maps the nationality %s to %s', (code, expected) => {
    expect(getPersonNationality(person({ nationality: { ...about, code, desc: 'X' } }))).toBe(expected);
  });

  test.each([
    ['F', 'female'],
    ['M', 'male'],
    ['U', 'unspecified'],
    ['constructor', undefined],
  ])('maps the sex %s to %s', (code, expected) => {
    expect(getPersonGender(person({ sex: { ...about, code, desc: 'X' } }))).toBe(expected);
  });

  test.each([
    ['1990-05-17', '1990-05-17', undefined],
    ['1990-05', undefined, '1990-05'],
    ['1990', undefined, '1990'],
    ['1990-02-31', undefined, '1990-02-31'],
  ])('splits complete and partial birth dates: %s', (value, whole, partial) => {
    const found = person({ dob: { ...about, value } });
    expect([getPersonDateOfBirth(found), getPartialDateOfBirth(found)]).toEqual([whole, partial]);
  });

  test.each([
    ['97399245', '+6597399245'],
    ['167834291', undefined],
    ['', undefined],
  ])('parses the mobile number %s as %s', (nbr, expected) => {
    const found = person({
      name: { ...about, value: 'X' },
      mobileno: { ...about, prefix: { value: '+' }, areacode: { value: '65' }, nbr: { value: nbr } },
    });
    expect(getPersonMobile(found)).toBe(expected);
  });

  test('verifies an identity only with government data for number, name, nationality and birth date', () => {
    const whole = {
      uinfin: { ...about, value: 'S1234567D' },
      name: { ...about, value: 'X' },
      nationality: { ...about, code: 'SG', desc: 'SINGAPORE CITIZEN' },
      dob: { ...about, value: '1990' },
    };
    expect(isIdentityVerified(person(whole))).toBe(true);
    for (const id of Object.keys(whole)) {
      expect(isIdentityVerified(person({ ...whole, [id]: undefined })), id).toBe(false);
      const own = { ...whole[id as keyof typeof whole], source: '2' };
      expect(isIdentityVerified(person({ ...whole, [id]: own })), id).toBe(false);
    }
  });
});
