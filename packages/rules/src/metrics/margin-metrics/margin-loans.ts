import type { Amount } from '@quayside/values/amount';
import { type Decimal, divideUnits, rescaleUnits } from '@quayside/values/internals/decimal';
import type { CashBalance } from '../metrics.ts';
import { atLeastZero, type Cents, DECIMAL_ONE, type DecimalParser, productInCents } from '../valuation.ts';

/** A cash balance. `annualLoanRate` is the yearly interest of a loan in its currency, as a share: 0.06 is 6 %. */
export type LoanBalance = CashBalance & { readonly annualLoanRate: Amount };

/** The loans of an account and their interest, in cents of its currency. */
export type Loans = {
  readonly loans: Cents;
  /** The interest of one day, in cents. */
  readonly interest: Cents;
  /** The yearly rate, averaged over all loans by size, to six decimals; undefined without a loan. */
  readonly annualRate: Decimal | undefined;
};

/** Returns the number of days of an interest year: 360 for the US dollar, 365 for the Singapore dollar, as in money markets. */
const daysOfYear = (currency: string): bigint => (currency === 'USD' ? 360n : 365n);
const RATE_DECIMALS = 6;

/**
 * Returns the sum of the loans. The loan in a currency is max(0, −(settled + in transit)). Cash in another currency does not reduce it, because each currency
 * has separate interest. Daily interest = loan × annual rate / 365 (360 for USD).
 */
export function sumLoans(
  balances: readonly LoanBalance[],
  rateOf: (currency: string) => Decimal | undefined,
  numbers: DecimalParser,
): Loans {
  let [loans, interest, weighted] = [0n, 0n, 0n];
  for (const { currency, settled, inTransit, annualLoanRate } of balances) {
    const rate = rateOf(currency) ?? DECIMAL_ONE;
    const loan = atLeastZero(-productInCents(numbers(settled), rate) - productInCents(numbers(inTransit), rate));
    const annual = numbers(annualLoanRate);
    loans += loan;
    interest += divideUnits(loan * annual.units, daysOfYear(currency) * 10n ** BigInt(annual.scale), 0);
    weighted += loan * rescaleUnits(annual, RATE_DECIMALS);
  }
  const annualRate = loans > 0n ? { units: divideUnits(weighted, loans, 0), scale: RATE_DECIMALS } : undefined;
  return { loans, interest, annualRate };
}
