import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseSearchText, searchOptions } from './search-options.ts';

const options = [
  { value: 'AT', label: 'Austria', keywords: ['AT'] },
  { value: 'CI', label: 'Côte d’Ivoire', keywords: ['CI', 'Ivory Coast'] },
  { value: 'GB', label: 'United Kingdom', keywords: ['GB', '44'] },
  { value: 'SA', label: 'Saudi Arabia', keywords: ['SA'] },
  { value: 'SG', label: 'Singapore', keywords: ['SG', '65'] },
  { value: 'TH', label: 'ไทย', keywords: ['TH', 'Thailand'] },
  { value: 'JP', label: '日本', keywords: ['JP', 'Japan'] },
  { value: 'VN', label: 'ベトナム', keywords: ['VN', 'Vietnam'] },
];
const found = (query: string) => searchOptions(options, query).map(({ value }) => value);

describe('search for options', () => {
  test.each([
    ['sing', ['SG']],
    ['SG', ['SG']],
    ['＋６５', ['SG']],
    ['+44', ['GB']],
    ['king', ['GB']],
    ['cote divoire', []],
    ['cote d’iv', ['CI']],
    ["côte d'ivoire", ['CI']],
    ['coast', ['CI']],
    ['ไท', ['TH']],
    ['thai', ['TH']],
    ['日', ['JP']],
    ['べと', ['VN']],
    ['ベト', ['VN']],
    ['ﾍﾞﾄ', ['VN']],
    ['へと', []],
    ['japan', ['JP']],
    ['atlantis', []],
  ])('finds for the search text “%s” the options %j', (query, values) => expect(found(query)).toEqual(values));

  test('sorts options by label prefix, then by code, then by other matches', () => {
    expect(found('sa')).toEqual(['SA']);
    expect(found('at')).toEqual(['AT']);
    expect(found('a')).toEqual(['AT', 'SA', 'SG']);
    expect(found('s')).toEqual(['SA', 'SG', 'AT']);
  });

  test('returns all options in order for an empty query', () => {
    expect(found('')).toEqual(options.map(({ value }) => value));
    expect(found('  ')).toHaveLength(options.length);
  });

  test('finds every option by its label', () => {
    const labels = fc.uniqueArray(fc.stringMatching(/^[A-Za-zÀ-ÿ]{1,12}$/), {
      minLength: 1,
      selector: normaliseSearchText,
    });
    fc.assert(
      fc.property(labels, (names) => {
        const list = names.map((label) => ({ value: label, label }));
        for (const label of names)
          expect(searchOptions(list, label).some((option) => option.value === label)).toBe(true);
      }),
    );
  });
});
