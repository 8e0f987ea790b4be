import type { DerivativeProduct } from '@quayside/rules/enumerations';
import type { Suggestions } from '@quayside/rules/internals/suggestions';
import type { SuggestionContext } from '@quayside/rules/journey';
import type { TradedDerivatives } from '@quayside/rules/prerequisites';

/** Returns suggestions for the level of knowledge and the trades in the product, from earlier answers. */
export function suggestedExperience(product: DerivativeProduct, { facts }: SuggestionContext): Suggestions {
  const { knowledge, traded } = facts.customer ?? {};
  return { ...(knowledge ? { knowledge } : {}), ...(traded ? suggestedTrades(product, traded) : {}) };
}

/** Returns suggestions for the trades in all derivatives. The opening asks the same question. */
export function suggestedDerivatives({ facts }: SuggestionContext): Suggestions {
  const { years, times } = facts.customer?.traded ?? {};
  return { ...(years ? { derivativeYears: years } : {}), ...(times ? { derivativeTimes: times } : {}) };
}

/** Returns suggestions only if the product was the only derivative. Otherwise the earlier answer does not say which trades were in the product. */
const suggestedTrades = (product: DerivativeProduct, { products, years, times }: TradedDerivatives): Suggestions =>
  products.length === 1 && products[0] === product ? { years, times } : {};
