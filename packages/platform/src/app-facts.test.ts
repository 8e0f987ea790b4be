import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  appTypes,
  defaultAppType,
  defaultStockColorType,
  editionAppTypes,
  editionNames,
  findEditionByAppType,
  hasProTheme,
  isAppType,
} from './app-type.ts';
import { decodeAppUser, isEmailLinked } from './app-user.ts';
import { getDeviceType, isPlatform } from './device-type.ts';
import { limitRuns } from './testing/property-runs/property-runs.ts';

test('START-07 defines the app types 1, 2, 5 and 12, with 12 as the default and a theme for pro', () => {
  expect(appTypes).toEqual({ mainland: 1, hongKong: 2, pro: 5, singapore: 12 });
  expect(defaultAppType).toBe(12);
  expect([0, 1, 2, 3, 4, 5, 12, '12', null].filter(isAppType)).toEqual([1, 2, 5, 12]);
  expect(Object.values(appTypes).filter(hasProTheme)).toEqual([5]);
});

test('START-07 maps edition names to app types and back', () => {
  expect(editionNames.map((name) => [name, editionAppTypes[name]])).toEqual([
    ['sg', 12],
    ['hk', 2],
    ['mainland', 1],
    ['pro', 5],
  ]);
  expect(editionNames.map((name) => findEditionByAppType(editionAppTypes[name]))).toEqual(editionNames);
  expect(findEditionByAppType(7)).toBeUndefined();
});

test('START-08 sends the device type t4 by default, and t1, t2 and t6 in the apps', () => {
  expect(getDeviceType('browser')).toBe('t4');
  expect([getDeviceType('android'), getDeviceType('ios'), getDeviceType('electron')]).toEqual(['t1', 't2', 't6']);
  expect(['android', 'toString', 'Android', 1].filter(isPlatform)).toEqual(['android']);
});

test('START-09 defaults to stock colours 1 for language 1, and to 2 for all others', () => {
  expect([1, 2, 3, 4, 5, 6].map(defaultStockColorType)).toEqual([1, 2, 2, 2, 2, 2]);
});

test("START-10 decodes the native app's record field by field", () => {
  const user = {
    userName: 'a',
    phoneNum: '91234567',
    trade_token: 't',
    userId: 'u',
    userToken: 'x',
    openedAccount: true,
    tradePassword: false,
    invitationCode: 'i',
    hkQuoteLevel: 2,
    usQuoteLevel: 1,
  };
  expect(decodeAppUser(user)).toEqual(user);
  expect(decodeAppUser({ userId: 7, openedAccount: '1', hkQuoteLevel: '3', other: 1 })).toEqual({
    ...Object.fromEntries(Object.keys(user).map((name) => [name, ''])),
    userId: '7',
    openedAccount: true,
    tradePassword: false,
    hkQuoteLevel: 3,
    usQuoteLevel: 0,
  });
  expect([null, undefined, 'x', 1, []].map(decodeAppUser)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('START-10 decodes any value to a record or undefined, without changing a prototype', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (value) => {
      const user = decodeAppUser(value);
      const types = user && [typeof user.userId, typeof user.openedAccount, typeof user.hkQuoteLevel];
      expect(types ?? ['string', 'boolean', 'number']).toEqual(['string', 'boolean', 'number']);
    }),
    { numRuns: limitRuns(10_000) },
  );
  expect(decodeAppUser(JSON.parse('{"__proto__": {"userId": "evil"}}'))?.userId).toBe('');
});

test('START-11 reads the ninth bit as a linked e-mail address', () => {
  expect([0, 255, 256, 257, 511, 512, 768, 2 ** 40 + 256, '256', '255'].map(isEmailLinked)).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
    true,
    true,
    true,
    false,
  ]);
  expect([null, undefined, -256, 256.5, '0x100', Number.NaN, {}].some(isEmailLinked)).toBe(false);
  fc.assert(
    fc.property(fc.nat(), (mask) => {
      expect(isEmailLinked(mask)).toBe(mask.toString(2).at(-9) === '1');
    }),
    { numRuns: limitRuns(10_000) },
  );
});
