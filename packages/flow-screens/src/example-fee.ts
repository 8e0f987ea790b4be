import type { AccountTier, DerivativeProduct } from '@quayside/rules/enumerations';
import { formatAmount } from '@quayside/rules/internals/amount';
import type { ExampleFees } from '@quayside/rules/internals/tier';

/** Returns the commission and the amount of the example order for a tier, formatted for the text `tier.fee`; undefined without an example. */
export function exampleFee(fees: ExampleFees | undefined, tier: AccountTier) {
  const fee = fees?.commission[tier];
  if (!fees || fee === undefined) return undefined;
  const { currency, order } = fees;
  return { fee: formatAmount(fee, { currency }), order: formatAmount(order, { currency }).replace(/\.00$/, '') };
}

/** Returns the commission and the amount of the example order for a product, formatted for its text about costs; undefined without an example. */
export function exampleProductFee(fees: ExampleFees | undefined, product: DerivativeProduct) {
  const fee = fees?.products?.[product];
  if (!fees || fee === undefined) return undefined;
  const { currency, order } = fees;
  return { fee: formatAmount(fee, { currency }), order: formatAmount(order, { currency }).replace(/\.00$/, '') };
}
