import { type Amount, addAmounts, compareAmounts, multiplyAmounts, negateAmount } from '@quayside/values/amount';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calculateEquity,
  calculateLeverage,
  calculateMaintenanceMargin,
  calculateProfit,
  contractValue,
  isMarginCall,
  type LeveragedPosition,
  type Maintenance,
  marginCallPrice,
  RETAIL_CFD_MARGIN,
} from './leverage.ts';

/** 100 CFDs on a share at 50, with a deposit of a fifth. */
const cfd: LeveragedPosition = { side: 'long', price: '50', quantity: '100', deposit: '1000' };
/** An index future with a multiplier of 5. */
const future: LeveragedPosition = { side: 'long', price: '4000', quantity: '1', multiplier: '5', deposit: '1500' };
const short = (position: LeveragedPosition): LeveragedPosition => ({ ...position, side: 'short' });

describe('leverage', () => {
  test('with fivefold leverage, a position loses half of its deposit after a fall of 10%', () => {
    expect(contractValue(cfd)).toBe('5000');
    expect(calculateLeverage(cfd)).toBe('5');
    expect(calculateEquity(cfd, '45')).toBe('500');
    expect(calculateEquity(cfd, '37.5')).toBe('-250');
    expect(calculateProfit(short(cfd), '45')).toBe('500');
  });

  test('a position without a deposit has no leverage', () =>
    expect(calculateLeverage({ ...cfd, deposit: '0' })).toBeUndefined());

  test.each(Object.entries(RETAIL_CFD_MARGIN))(
    'a new retail CFD (%s) with a margin of %s has no margin call',
    (_, rate) => {
      const deposit = multiplyAmounts(contractValue(cfd), rate);
      expect(isMarginCall({ ...cfd, deposit }, { rate }, cfd.price)).toBe(false);
      expect(marginCallPrice({ ...cfd, deposit }, { rate })).toBe(cfd.price);
    },
  );
});

describe('the price of the margin call', () => {
  test.each<[string, LeveragedPosition, Maintenance, Amount | undefined]>([
    ['a long CFD with a maintenance margin of 10%', cfd, { rate: '0.1' }, '44.4444'],
    ['a short CFD with a maintenance margin of 10%', short(cfd), { rate: '0.1' }, '54.5455'],
    ['a long future', future, { perContract: '1200' }, '3940'],
    ['a short future', short(future), { perContract: '1200' }, '4060'],
    ['a long position paid in full', { ...cfd, deposit: '5000' }, { rate: '0.1' }, undefined],
    ['a short future with a call at every price', { ...short(future), deposit: '100' }, { perContract: '20200' }, '0'],
    ['a deposit that is too small at the opening', { ...cfd, deposit: '400' }, { rate: '0.1' }, '51.1111'],
  ])('calculates the price of the margin call for %s', (_, position, maintenance, expected) =>
    expect(marginCallPrice(position, maintenance)).toBe(expected),
  );

  const whole = (min: number, max: number) => fc.integer({ min, max }).map(String);
  const positions = fc.record({
    side: fc.constantFrom('long', 'short'),
    price: whole(10, 5_000),
    quantity: whole(1, 500),
    multiplier: whole(1, 50),
    deposit: whole(1, 1_000_000),
  });
  const maintenances = fc.oneof(
    fc.record({ rate: fc.constantFrom('0.02', '0.05', '0.1', '0.2', '0.5') }),
    fc.record({ perContract: whole(1, 20_000) }),
  );

  test('a position has a margin call beyond the calculated price, but not before it', () =>
    fc.assert(
      fc.property(positions, maintenances, (position, maintenance) => {
        const price = marginCallPrice(position, maintenance);
        fc.pre(price !== undefined && compareAmounts(price, '0.001') > 0);
        const step = position.side === 'long' ? '-0.0002' : '0.0002';
        const at = price ?? '';
        return (
          isMarginCall(position, maintenance, addAmounts(at, step)) &&
          !isMarginCall(position, maintenance, addAmounts(at, negateAmount(step)))
        );
      }),
    ));

  test('at the price of the margin call, equity equals the required margin, except for rounding', () =>
    fc.assert(
      fc.property(positions, maintenances, (position, maintenance) => {
        const price = marginCallPrice(position, maintenance);
        fc.pre(price !== undefined && compareAmounts(price, '0') > 0);
        const at = price ?? '';
        const gap = addAmounts(
          calculateEquity(position, at),
          negateAmount(calculateMaintenanceMargin(position, maintenance, at)),
        );
        const rounding = multiplyAmounts(contractValue(position, '1'), '0.0001');
        return compareAmounts(gap, rounding) <= 0 && compareAmounts(gap, negateAmount(rounding)) >= 0;
      }),
    ));

  test('the price of the margin call moves away as the deposit increases', () =>
    fc.assert(
      fc.property(positions, maintenances, whole(1, 10_000), (position, maintenance, more) => {
        const near = marginCallPrice(position, maintenance);
        const far = marginCallPrice({ ...position, deposit: addAmounts(position.deposit, more) }, maintenance);
        if (near === undefined || far === undefined) return far === undefined && position.side === 'long';
        const further = compareAmounts(far, near);
        return position.side === 'long' ? further <= 0 : further >= 0;
      }),
    ));
});
