import { expect, test } from 'vitest';
import { asksTrades, hasTraded, withImplied } from './experience-asked.ts';

test.each([
  [['stocks'], true, false],
  [['etfs', 'options'], true, true],
  [['bonds', 'funds'], false, false],
  [['none'], false, false],
  [['forex'], false, true],
  [undefined, false, false],
])('of %s, shares %s and derivatives %s have years and trades', (categories, stock, derivative) => {
  expect(hasTraded('stock', categories)).toBe(stock);
  expect(hasTraded('derivative', categories)).toBe(derivative);
});

test('who never traded a kind has one possible answer, which is not asked for', () => {
  expect(withImplied({ tradeCategories: ['stocks'], stockYears: '1-to-5' })).toEqual({
    tradeCategories: ['stocks'],
    stockYears: '1-to-5',
    derivativeYears: 'less-than-1',
    derivativeTimes: 'none',
  });
  expect(withImplied({ tradeCategories: ['none'] })).toMatchObject({ stockYears: 'less-than-1', stockTimes: 'none' });
});

test('nothing follows before the categories are known', () => expect(withImplied({})).toEqual({}));

test('an answer that was given before is kept and asked for', () => {
  const earlier = { tradeCategories: ['stocks'], derivativeYears: '1-to-5', derivativeTimes: 'none' };
  expect(asksTrades('derivative', earlier)).toBe(true);
  expect(withImplied(earlier)).toEqual(earlier);
});
