import { describe, expect, test } from 'vitest';
import {
  businessList,
  businessLookup,
  employerList,
  employerLookup,
  idSourceType,
  industryList,
  industryLookup,
  occupationList,
  occupationLookup,
} from './reference-lists.ts';

describe('FORM-03 reference lists', () => {
  test('the entries of each list have the fields of the specification', () => {
    expect(industryList[0]).toEqual({ key: 'accounting', content: 'Accounting and auditing' });
    expect(businessList[0]).toEqual({ businessCode: 'A', businessName: 'Agriculture and fishing' });
    expect(employerLookup.byCode('dbs')).toEqual({ employerCode: 'dbs', employerName: 'DBS Bank Ltd.' });
    expect(occupationLookup.byCode('manager')).toEqual({
      occupationCode: 'manager',
      occupationName: 'Manager or supervisor',
    });
    expect(idSourceType.map(({ idSourceCode }) => idSourceCode)).toEqual(['digital-id', 'document', 'typed']);
  });

  test.each([
    ['industry', industryList, industryLookup, 24],
    ['occupation', occupationList, occupationLookup, 25],
    ['business', businessList, businessLookup, 21],
    ['employer', employerList, employerLookup, 34],
  ] as const)('finds every entry of %s by code and by name', (_, list, lookup, count) => {
    expect(list).toHaveLength(count);
    for (const entry of list) {
      const [code, name] = Object.values(entry) as [string, string];
      expect(code).toMatch(/^[A-Z]$|^[a-z]+(-[a-z]+)*$/);
      expect(name.trim()).not.toBe('');
      expect(lookup.byCode(code)).toEqual(entry);
      expect(lookup.byName(`  ${name.toUpperCase()} `)).toEqual(entry);
    }
    expect(lookup.byCode('toString')).toBeUndefined();
    expect(lookup.byName('no such name')).toBeUndefined();
  });
});
