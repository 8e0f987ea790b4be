/** Letters that could be a multiplier: "5K" is no five kwacha. */
const letter = /^\p{L}$/u;

/**
 * Returns what may stand beside an amount of a currency (ISO 4217): its code, and its signs and names in English and in a language: "SGD", "S$", "$",
 * "Singapore dollars".
 */
export function currencyWords(currency: string, language: string): readonly string[] {
  const words = [language, 'en'].flatMap((locale) =>
    (['symbol', 'narrowSymbol', 'name'] as const).map((display) => wordOf(currency, locale, display)),
  );
  // CLDR has no sign such as "S$", which its country writes.
  const dollars = words.includes('$') ? [`${currency.slice(0, 1)}$`, `${currency.slice(0, 2)}$`] : [];
  return [...new Set([currency, ...words, ...dollars])].filter((word) => word !== '' && !letter.test(word));
}

const wordOf = (currency: string, locale: string, currencyDisplay: 'symbol' | 'narrowSymbol' | 'name'): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
    .formatToParts(5)
    .find(({ type }) => type === 'currency')?.value ?? '';
