import { countryCodes, countryList } from '@quayside/rules/internals/country';
import { describe, expect, test } from 'vitest';
import { languages } from '../../language.ts';
import { loadCountryNames } from './countries.ts';

describe('country names', () => {
  test.each(languages)('the language %s has one name for every country', async (language) => {
    const names = await loadCountryNames(language);
    expect(Object.keys(names).sort()).toEqual([...countryCodes].sort());
    expect(new Set(Object.values(names)).size).toBe(countryCodes.length);
    expect(countryList(names)).toHaveLength(250);
  });

  test.each([
    ['en', ['Hong Kong', 'Macau', 'Taiwan', 'Singapore']],
    ['zh-Hans', ['中国香港', '中国澳门', '中国台湾', '新加坡']],
    ['zh-Hant', ['香港', '澳門', '台灣', '新加坡']],
    ['ms', ['Hong Kong', 'Macau', 'Taiwan', 'Singapura']],
    ['th', ['ฮ่องกง', 'มาเก๊า', 'ไต้หวัน', 'สิงคโปร์']],
    ['ja', ['香港', 'マカオ', '台湾', 'シンガポール']],
  ] as const)('FORM-03 %s uses the names of the region', async (language, expected) => {
    const names = await loadCountryNames(language);
    expect(['HK', 'MO', 'TW', 'SG'].map((code) => names[code])).toEqual(expected);
  });

  test.each([
    ['en', 'en'],
    ['zh-Hans', 'zh-Hans-u-co-pinyin'],
    ['zh-Hant', 'zh-Hant-u-co-stroke'],
    ['ms', 'ms'],
    ['th', 'th'],
    ['ja', 'ja'],
  ] as const)('sorts the names of %s in the order %s', async (language, order) => {
    const listed = Object.values(await loadCountryNames(language));
    expect(listed).toEqual(listed.toSorted(new Intl.Collator(order).compare));
  });
});
