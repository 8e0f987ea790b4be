import type { AccountTier, DerivativeProduct } from '@quayside/rules/enumerations';
import type { ExampleFees } from '@quayside/rules/internals/tier';
import { formatAmount } from '@quayside/values/amount';

/**
 * Returns the commission of an account tier for the example order, and the amount of the order, formatted for the text `tier.fee`. Returns undefined if there
 * is no example.
 */
export function exampleFee(fees: ExampleFees | undefined, tier: AccountTier) {
  const fee = fees?.commission[tier];
  if (!fees || fee === undefined) return undefined;
  const { currency, order } = fees;
  return { fee: formatAmount(fee, { currency }), order: formatAmount(order, { currency }).replace(/\.00$/, '') };
}

/**
 * Returns the commission of a product for the example order, and the amount of the order, formatted for the product's text about costs. Returns undefined if
 * there is no example.
 */
export function exampleProductFee(fees: ExampleFees | undefined, product: DerivativeProduct) {
  const fee = fees?.products?.[product];
  if (!fees || fee === undefined) return undefined;
  const { currency, order } = fees;
  return { fee: formatAmount(fee, { currency }), order: formatAmount(order, { currency }).replace(/\.00$/, '') };
}
