import { iso31662 } from 'iso-3166';
import { describe, expect, test } from 'vitest';
import { stateList, stateLookup, stateNameFor } from './states.ts';

/** Territories with their own country code, and a city. */
const leftOut = ['US-AS', 'US-GU', 'US-MP', 'US-PR', 'US-UM', 'US-VI', 'CN-HK', 'CN-MO', 'CN-TW', 'TH-S'];

describe('states by country', () => {
  test.each([
    ['MY', 16],
    ['US', 51],
    ['CN', 31],
    ['TH', 77],
    ['JP', 47],
    ['SG', 0],
    ['toString', 0],
  ])('the country %s has this number of states: %i', (country, count) => {
    expect(stateList(country)).toHaveLength(count);
  });

  test.each(['MY', 'US', 'CN', 'TH', 'JP'])('the states of %s have the codes of ISO 3166-2', (country) => {
    const expected = iso31662
      .map(({ code }) => code)
      .filter((code) => code.startsWith(`${country}-`) && !leftOut.includes(code));
    expect(
      stateList(country)
        .map(({ stateCode }) => stateCode)
        .sort(),
    ).toEqual(expected.sort());
  });

  test.each(['MY', 'US', 'CN', 'TH', 'JP'])(
    'FORM-03 finds the states of %s by code and by name, with names in the local script',
    (country) => {
      const lookup = stateLookup(country);
      for (const state of stateList(country)) {
        expect(lookup.byCode(state.stateCode)).toEqual(state);
        expect(lookup.byName(state.stateName)).toEqual(state);
        expect(state.stateName).toMatch(/^[\p{Script=Latin} ]+$/u);
        expect(state.localName).toMatch(
          {
            MY: /^[A-Z]/,
            US: /^[A-Z]/,
            CN: /^\p{Script=Han}+[省市区]$/u,
            TH: /^\p{Script=Thai}+$/u,
            JP: /^\p{Script=Han}+[都道府県]$/u,
          }[country] ?? /^$/,
        );
      }
      expect(new Set(stateList(country).map(({ localName }) => localName)).size).toBe(stateList(country).length);
    },
  );

  test.each([
    ['MY-07', 'en', 'Penang'],
    ['MY-07', 'ms', 'Pulau Pinang'],
    ['MY-07', 'zh-Hans', 'Penang'],
    ['TH-10', 'th', 'กรุงเทพมหานคร'],
    ['TH-10', 'ja', 'Bangkok'],
    ['CN-GD', 'zh-Hans', '广东省'],
    ['CN-GD', 'zh-Hant', '廣東省'],
    ['CN-SH', 'zh-Hant', '上海市'],
    ['CN-GD', 'ja', 'Guangdong'],
    ['JP-13', 'ja', '東京都'],
    ['US-CA', 'ja', 'California'],
  ])('FORM-03 returns the name of %s in %s: %s', (code, language, name) => {
    const state = stateLookup(code.slice(0, 2)).byCode(code);
    expect(state && stateNameFor(state, language)).toBe(name);
  });
});
