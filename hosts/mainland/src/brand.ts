import type { Brand, LegalPages } from '@quayside/platform/brand';

/** The broker's name, spelled and capitalized as in its logo. */
export const wordmark = 'Quayside CN';
/** An example licence number. A company replaces it with the number from its regulator. */
export const licence = 'EXAMPLE-000000';
/** Example URLs of the broker's terms and privacy policy. A company replaces them with its own. */
export const legalPages: LegalPages = {
  terms: 'https://www.example.com/cn/terms',
  privacy: 'https://www.example.com/cn/privacy',
};

/** The mainland brand: the moon above mountains and a river. Names, licence and numbers are examples that a company replaces. */
export const brand: Brand = {
  name: wordmark,
  symbol: 'M5 24l7-11 5 7 3-4 7 8M21 10.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0',
  colours: { accent: '#1546b8', nightAccent: '#8fb4ff', hero: '#0a2569', spark: '#ffc145' },
  radius: '0.375rem',
  display: { weight: 600, tracking: '0em', webFont: '@fontsource-variable/manrope' },
  licence,
  legalPages,
  support: { phone: '+86 21 6000 0000', email: 'cn@example.com', timeZone: 'Asia/Shanghai' },
};
