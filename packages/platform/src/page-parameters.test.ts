import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOverseas, pageParameterNames, readPageParameters } from './page-parameters.ts';
import { limitRuns } from './testing/property-runs/property-runs.ts';

const read = (search: string, userAgent = '') => readPageParameters({ search, userAgent });

test('START-05 reads twelve typed parameters from the query', () => {
  expect(pageParameterNames).toHaveLength(12);
  expect(
    read(
      '?overseaType=sg&usStockTradeClose=1&appType=12&langType=5&channelId=c-1&appVersion=1.7.0&platform=iOS&stockColorType=2&uuid=d-1&nt=4G&token=t&skinType=blue',
    ),
  ).toEqual({
    overseaType: 'sg',
    usStockTradeClose: true,
    appType: 12,
    langType: 5,
    channelId: 'c-1',
    appVersion: '1.7.0',
    platform: 'ios',
    stockColorType: 2,
    uuid: 'd-1',
    nt: '4g',
    token: 't',
    skinType: 'blue',
  });
});

test('START-05 reads the same parameters from the user agent of the host app', () => {
  const agent =
    'Mozilla/5.0 (Linux; Android 15) QuaysideApp appType=12;langType=3;appVersion=1.10.0;platform=android;uuid=d%2D9;skinType=black;nt=wifi';
  expect(read('', agent)).toEqual({
    appType: 12,
    langType: 3,
    appVersion: '1.10.0',
    platform: 'android',
    uuid: 'd-9',
    skinType: 'black',
    nt: 'wifi',
  });
});

test('START-05 prefers the query, except for app parameters, so that links cannot disable signing', () => {
  const agent = 'App langType=1;appVersion=1.7.0;platform=ios;uuid=real';
  expect(read('?langType=4&appVersion=1.0.0&platform=browser&uuid=other', agent)).toEqual({
    langType: 4,
    appVersion: '1.7.0',
    platform: 'ios',
    uuid: 'real',
  });
});

test('START-05 F27 uses the first duplicate, even when it is invalid', () => {
  expect(read('?langType=2&langType=3')).toEqual({ langType: 2 });
  expect(read('?langType=&langType=3')).toEqual({});
  expect(read('', 'App langType=2 langType=3')).toEqual({ langType: 2 });
});

test.each([
  'langType=7',
  'langType=1.5',
  'appType=3',
  'stockColorType=3',
  'skinType=red',
  'appVersion=1.x',
  'uuid=a%0d%0ab',
  'platform=windows',
  'usStockTradeClose=maybe',
  'nt=a b',
  'nt=eyJhbGciOiJIUzI1NiJ9.e30',
])('START-05 ignores the invalid parameter %s', (pair) => expect(read(`?${pair}`)).toEqual({}));

test('F27 reads only the twelve parameters from any input, without changing a prototype', () => {
  const name = fc.oneof(
    fc.constantFrom('__proto__', 'constructor', 'hasOwnProperty', ...pageParameterNames),
    fc.string(),
  );
  const query = fc.array(fc.tuple(name, fc.string({ unit: 'binary' })), { maxLength: 6 });
  const before = Object.getOwnPropertyNames(Object.prototype).join();
  fc.assert(
    fc.property(query, fc.string(), (pairs, noise) => {
      const text = pairs.map(([key, value]) => `${key}=${value}`).join('&');
      const found = read(`?${text}`, `${noise} ${text}`);
      expect(Object.getPrototypeOf(found)).toBe(Object.prototype);
      for (const key of Object.keys(found)) expect(pageParameterNames).toContain(key);
    }),
    { numRuns: limitRuns(100_000) },
  );
  expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before);
}, 60_000);

test('START-06 detects the overseas app by overseaType=sg', () => {
  expect(isOverseas(read('?overseaType=sg'))).toBe(true);
  expect(isOverseas(read('?overseaType=hk'))).toBe(false);
  expect(isOverseas(read(''))).toBe(false);
});
