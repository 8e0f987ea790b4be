import type { AccountTier, DerivativeProduct } from '@quayside/rules/enumerations';
import { formatAmount } from '@quayside/rules/internals/amount';
import type { ExampleFees } from '@quayside/rules/internals/tier';

/** Returns the commission of the example order at a tier, as values of the text `tier.fee`; undefined if the edition has none. */
export function exampleFee(fees: ExampleFees | undefined, tier: AccountTier) {
  const fee = fees?.commission[tier];
  if (!fees || fee === undefined) return undefined;
  const { currency, order } = fees;
  return { fee: formatAmount(fee, { currency }), order: formatAmount(order, { currency }).replace(/\.00$/, '') };
}

/** Returns the commission of one contract, or of the example order, as values of the text about a product's costs; undefined if the edition has none. */
export function exampleProductFee(fees: ExampleFees | undefined, product: DerivativeProduct) {
  const fee = fees?.products?.[product];
  if (!fees || fee === undefined) return undefined;
  const { currency, order } = fees;
  return { fee: formatAmount(fee, { currency }), order: formatAmount(order, { currency }).replace(/\.00$/, '') };
}
