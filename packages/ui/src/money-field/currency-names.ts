/** Matches a single letter, which could be a multiplier instead of a currency: "5K" does not mean five kwacha. */
const letter = /^\p{L}$/u;

/**
 * Returns the texts that may precede or follow an amount of a currency (ISO 4217): its code, symbols and names in
 * English and in `language`. Examples are "SGD", "S$", "$" and "Singapore dollars".
 */
export function currencyNames(currency: string, language: string): readonly string[] {
  const words = [language, 'en'].flatMap((locale) =>
    (['symbol', 'narrowSymbol', 'name'] as const).map((display) => currencyText(currency, locale, display)),
  );
  // CLDR lacks symbols such as "S$", which are common in Singapore.
  const dollars = words.includes('$') ? [`${currency.slice(0, 1)}$`, `${currency.slice(0, 2)}$`] : [];
  return [...new Set([currency, ...words, ...dollars])].filter((word) => word !== '' && !letter.test(word));
}

const currencyText = (currency: string, locale: string, currencyDisplay: 'symbol' | 'narrowSymbol' | 'name'): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
    .formatToParts(5)
    .find(({ type }) => type === 'currency')?.value ?? '';
