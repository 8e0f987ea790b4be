import { type Amount, addAmounts, compareAmounts, negateAmount } from '@quayside/values/amount';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  breakEvenPrice,
  intrinsicValue,
  type OptionPosition,
  optionKinds,
  optionSides,
  payoffAtExpiry,
  payoffLimits,
} from './option-payoff.ts';

const call: OptionPosition = { kind: 'call', side: 'long', strike: '50', premium: '2.5' };
const put: OptionPosition = { ...call, kind: 'put' };
const sold = (position: OptionPosition): OptionPosition => ({ ...position, side: 'short' });

/** Converts cents to decimal text. */
const cents = (most: number) =>
  fc.integer({ min: 0, max: most }).map((count): Amount => {
    const text = String(count).padStart(3, '0');
    return addAmounts(`${text.slice(0, -2)}.${text.slice(-2)}`, '0');
  });
const positions = fc.record({
  kind: fc.constantFrom(...optionKinds),
  side: fc.constantFrom(...optionSides),
  strike: cents(50_000),
  premium: cents(5_000),
});
const atMost = (amount: Amount, limit: Amount | undefined) => limit === undefined || compareAmounts(amount, limit) <= 0;

describe('one contract of 100 shares, strike 50, premium 2.50', () => {
  test.each([
    ['0', '-250', '250', '4750', '-4750'],
    ['45', '-250', '250', '250', '-250'],
    ['47.5', '-250', '250', '0', '0'],
    ['50', '-250', '250', '-250', '250'],
    ['52.5', '0', '0', '-250', '250'],
    ['60', '750', '-750', '-250', '250'],
  ])(
    'at the price %s, the results are: call %s, sold call %s, put %s, sold put %s',
    (price, longCall, shortCall, longPut, shortPut) =>
      expect([call, sold(call), put, sold(put)].map((position) => payoffAtExpiry(position, price))).toEqual([
        longCall,
        shortCall,
        longPut,
        shortPut,
      ]),
  );

  test('the payoff scales with contracts and multiplier', () =>
    expect(payoffAtExpiry({ ...call, contracts: '3', multiplier: '10' }, '60')).toBe('225'));

  test('the loss is unlimited for the seller of a call, and the premium for a buyer', () => {
    expect(payoffLimits(call)).toEqual({ mostGain: undefined, mostLoss: '250' });
    expect(payoffLimits(sold(call))).toEqual({ mostGain: '250', mostLoss: undefined });
    expect(payoffLimits(put)).toEqual({ mostGain: '4750', mostLoss: '250' });
    expect(payoffLimits(sold(put))).toEqual({ mostGain: '250', mostLoss: '4750' });
  });
});

describe('payoff for all options and prices', () => {
  test('the seller has the opposite result of the buyer', () =>
    fc.assert(
      fc.property(positions, cents(100_000), (position, price) => {
        const [long, short] = optionSides.map((side) => payoffAtExpiry({ ...position, side }, price));
        return long === negateAmount(short ?? '');
      }),
    ));

  test('no payoff exceeds the greatest gain and loss', () =>
    fc.assert(
      fc.property(positions, cents(100_000), (position, price) => {
        const payoff = payoffAtExpiry(position, price);
        const { mostGain, mostLoss } = payoffLimits(position);
        return atMost(payoff, mostGain) && atMost(negateAmount(payoff), mostLoss);
      }),
    ));

  test('the payoff is zero at the break-even price', () =>
    fc.assert(
      fc.property(positions, (position) => {
        const price = breakEvenPrice(position);
        fc.pre(compareAmounts(price, '0') >= 0);
        return payoffAtExpiry(position, price) === '0';
      }),
    ));

  test('payoffs satisfy put-call parity at expiry', () =>
    fc.assert(
      fc.property(cents(50_000), cents(100_000), (strike, price) => {
        const difference = addAmounts(
          intrinsicValue({ kind: 'call', strike }, price),
          negateAmount(intrinsicValue({ kind: 'put', strike }, price)),
        );
        return difference === addAmounts(price, negateAmount(strike));
      }),
    ));
});
