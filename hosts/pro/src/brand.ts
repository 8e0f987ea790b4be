import type { Brand, LegalPages } from '@quayside/platform/brand';

/** The broker's name, spelled and capitalized as in its logo. */
export const wordmark = 'Quayside Pro';
/** An example licence number. A company replaces it with the number from its regulator. */
export const licence = 'EXAMPLE-000000';
/** Example URLs of the broker's terms and privacy policy. A company replaces them with its own. */
export const legalPages: LegalPages = {
  terms: 'https://www.example.com/pro/terms',
  privacy: 'https://www.example.com/pro/privacy',
};

/** The pro brand: gold candlesticks on black. Names, licence and numbers are examples that a company replaces. */
export const brand: Brand = {
  name: wordmark,
  symbol: 'M9 26V13M9 10V6M16 22V9M23 19V6M23 26v-3M16 26v-1M16 6V5',
  colours: { accent: '#7a5600', nightAccent: '#dcb76e', hero: '#191c27', spark: '#e3b95f' },
  radius: '0.125rem',
  density: 'compact',
  display: {
    weight: 600,
    tracking: '-0.01em',
    family: '"New York", Georgia, "Noto Serif", serif, "Songti SC", "Noto Serif CJK SC"',
    webFont: '@fontsource-variable/newsreader',
  },
  mailButton: 'night',
  licence,
  legalPages,
  support: { phone: '+65 6000 0005', email: 'pro@example.com', timeZone: 'Asia/Singapore' },
};
