import type { DerivativeProduct } from '@quayside/rules/enumerations';
import type { Suggestions } from '@quayside/rules/internals/suggestions';
import type { SuggestionContext } from '@quayside/rules/journey';
import type { TradedDerivatives } from '@quayside/rules/prerequisites';

/**
 * Suggests answers for the level of knowledge and the trades in the product, from the customer's earlier answers. Fields without an earlier answer are absent.
 */
export function suggestedExperience(product: DerivativeProduct, { facts }: SuggestionContext): Suggestions {
  const { knowledge, traded } = facts.customer ?? {};
  return { ...(knowledge ? { knowledge } : {}), ...(traded ? suggestedTrades(product, traded) : {}) };
}

/** Suggests answers for the trades in all derivatives, from the same question of the opening. Empty without an earlier answer. */
export function suggestedDerivatives({ facts }: SuggestionContext): Suggestions {
  const { years, times } = facts.customer?.traded ?? {};
  return { ...(years ? { derivativeYears: years } : {}), ...(times ? { derivativeTimes: times } : {}) };
}

/**
 * Suggests years and number of trades if the product was the only derivative that the customer named. Otherwise, the earlier answer does not say which trades
 * were in the product.
 */
const suggestedTrades = (product: DerivativeProduct, { products, years, times }: TradedDerivatives): Suggestions =>
  products.length === 1 && products[0] === product ? { years, times } : {};
