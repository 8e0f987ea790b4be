import { languageTable } from '@quayside/values/internals/language-table';
import { describe, expect, test } from 'vitest';
import { currencyNames } from './currency-names.ts';

describe.each(Object.keys(languageTable))('currency names in the language %s', (language) => {
  test.each([
    ['SGD', ['SGD', 'S$', '$', 'Singapore dollars']],
    ['USD', ['USD', 'US$', '$', 'US dollars']],
    ['HKD', ['HKD', 'HK$', '$', 'Hong Kong dollars']],
    ['MYR', ['MYR', 'RM']],
    ['THB', ['THB', '฿']],
    ['JPY', ['JPY', '¥']],
  ])('accepts for the currency %s the names %j', (currency, words) =>
    expect(currencyNames(currency, language)).toEqual(expect.arrayContaining(words)),
  );

  test.each(['SGD', 'USD', 'HKD'])('rejects the symbols of other dollars for %s', (currency) => {
    const others = ['S$', 'US$', 'HK$', 'A$', 'NT$'].filter(
      (sign) => !sign.startsWith(currency.slice(0, 2).replace('SG', 'S$')),
    );
    expect(currencyNames(currency, language).filter((word) => others.includes(word))).toEqual([]);
  });
});

test('accepts currency names of the current language', () => {
  expect(currencyNames('JPY', 'ja')).not.toContain('円');
  expect(currencyNames('USD', 'zh-Hans')).toContain('美元');
  expect(currencyNames('USD', 'th')).toContain('ดอลลาร์สหรัฐ');
});

test('excludes single letters from the names of currencies, because they could be multipliers', () => {
  const currencies = Intl.supportedValuesOf('currency');
  const words = currencies.flatMap((currency) => currencyNames(currency, 'en'));
  expect(words.filter((word) => /^\p{L}$/u.test(word))).toEqual([]);
});
