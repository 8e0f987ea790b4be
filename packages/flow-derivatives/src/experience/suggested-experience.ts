import type { DerivativeProduct } from '@quayside/rules/enumerations';
import type { Suggestions } from '@quayside/rules/internals/suggestions';
import type { SuggestionContext } from '@quayside/rules/journey';
import type { TradedDerivatives } from '@quayside/rules/prerequisites';

/** Suggests the stored level of knowledge and, if the opening's answers allow it, the trades in the product. */
export function suggestedExperience(product: DerivativeProduct, { facts }: SuggestionContext): Suggestions {
  const { knowledge, traded } = facts.customer ?? {};
  return { ...(knowledge ? { knowledge } : {}), ...(traded ? suggestedTrades(product, traded) : {}) };
}

/** Suggests the trades in all derivatives, for which the opening asked the same question. */
export function suggestedDerivatives({ facts }: SuggestionContext): Suggestions {
  const { years, times } = facts.customer?.traded ?? {};
  return { ...(years ? { derivativeYears: years } : {}), ...(times ? { derivativeTimes: times } : {}) };
}

/** Suggests the trades in a product only if it was the only derivative: with several, only the customer knows the share of each. */
const suggestedTrades = (product: DerivativeProduct, { products, years, times }: TradedDerivatives): Suggestions =>
  products.length === 1 && products[0] === product ? { years, times } : {};
