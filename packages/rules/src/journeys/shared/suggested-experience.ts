import type { DerivativeProduct } from '../../enumerations.ts';
import type { SuggestionContext } from '../../journey.ts';
import type { TradedDerivatives } from '../../prerequisites/prerequisites.ts';
import type { Suggestions } from '../../suggestions/suggestions.ts';

/** The level of knowledge that the customer gave in the opening or since, and the trades of the opening where they say those of the product. */
export function suggestedExperience(product: DerivativeProduct, { facts }: SuggestionContext): Suggestions {
  const { knowledge, traded } = facts.customer ?? {};
  return { ...(knowledge ? { knowledge } : {}), ...(traded ? suggestedTrades(product, traded) : {}) };
}

/** The trades with all derivatives, which the opening asked for with the same words. */
export function suggestedDerivatives({ facts }: SuggestionContext): Suggestions {
  const { years, times } = facts.customer?.traded ?? {};
  return { ...(years ? { derivativeYears: years } : {}), ...(times ? { derivativeTimes: times } : {}) };
}

/** The trades of a product that was the only derivative; of several only the customer knows its share, and of one that was never traded nothing was said. */
const suggestedTrades = (product: DerivativeProduct, { products, years, times }: TradedDerivatives): Suggestions =>
  products.length === 1 && products[0] === product ? { years, times } : {};
