import type { Brand, LegalPages } from '@quayside/platform/brand';

/** The broker's name, spelled and capitalized as in its logo. */
export const wordmark = 'Quayside';
/** An example licence number. A company replaces it with the number from its regulator. */
export const licence = 'EXAMPLE-000000';
/** Example URLs of the broker's terms and privacy policy. A company replaces them with its own. */
export const legalPages: LegalPages = {
  terms: 'https://www.example.com/terms',
  privacy: 'https://www.example.com/privacy',
};

/** The Singapore brand: a quay at sunrise. Names, licence and numbers are examples that a company replaces. */
export const brand: Brand = {
  name: wordmark,
  symbol: 'M6 23h20M9.5 23v-7a6.5 6.5 0 0 1 13 0v7M16 9.5V6',
  colours: { accent: '#0b5667', nightAccent: '#5ab6c6', hero: '#053440', spark: '#ff9166' },
  radius: '0.75rem',
  display: { weight: 650, tracking: '-0.02em', webFont: '@fontsource-variable/figtree' },
  licence,
  legalPages,
  support: { phone: '+65 6000 0000', email: 'help@example.com', timeZone: 'Asia/Singapore' },
};
