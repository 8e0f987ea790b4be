import { formatAmount } from '@quayside/rules/amount';
import type { AccountTier } from '@quayside/rules/enumerations';
import type { ExampleFees } from '@quayside/rules/tier';

/** Returns the commission of the example order at a tier, as values of the text `tier.fee`; undefined if the edition gives none. */
export function exampleFee(fees: ExampleFees | undefined, tier: AccountTier) {
  const fee = fees?.commission[tier];
  if (!fees || fee === undefined) return undefined;
  const { currency, order } = fees;
  return { fee: formatAmount(fee, { currency }), order: formatAmount(order, { currency }).replace(/\.00$/, '') };
}
