import type { Brand, LegalPages } from '@quayside/platform/brand';

/** The broker's name, spelled and capitalized as in its logo. */
export const wordmark = 'Quayside HK';
/** An example licence number. A company replaces it with the number from its regulator. */
export const licence = 'EXAMPLE-000000';
/** Example URLs of the broker's terms and privacy policy. A company replaces them with its own. */
export const legalPages: LegalPages = {
  terms: 'https://www.example.com/hk/terms',
  privacy: 'https://www.example.com/hk/privacy',
};

/** The Hong Kong brand: a junk below the Peak at night. Names, licence and numbers are examples that a company replaces. */
export const brand: Brand = {
  name: wordmark,
  symbol: 'M6 22h20l-3 4H9zM15 18V5C10 8 8 12 7.5 18zM19 18V8c3 2 5 6 5.5 10z',
  colours: { accent: '#5b2bb5', nightAccent: '#b9a2ff', hero: '#26104f', spark: '#ff6aa8' },
  radius: '1.125rem',
  display: {
    weight: 800,
    tracking: '-0.02em',
    family: 'ui-rounded, "SF Pro Rounded"',
    webFont: '@fontsource-variable/nunito',
  },
  licence,
  legalPages,
  support: { phone: '+852 3000 0000', email: 'hk@example.com', timeZone: 'Asia/Hong_Kong' },
};
