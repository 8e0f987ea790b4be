import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { CountryField } from './country-field.tsx';

const countries = [
  { value: 'SG', label: 'Singapore' },
  { value: 'HK', label: 'Hong Kong' },
];

const guide: Guide = {
  summary: 'Asks for a country or region, which the customer finds by any of its names.',
  use: ['For a nationality, a country of birth, of residence or of tax.'],
  instead: [
    { when: 'For a country and its state:', use: 'cascader' },
    { when: 'For a calling code:', use: 'phone-field' },
    { when: 'For two or three countries:', use: 'radio-group' },
  ],
  anatomy: {
    example: (
      <CountryField name="guide-nationality" label="Nationality" options={countries} value="SG" onValueChange={noop} />
    ),
    parts: [
      { name: 'Label', does: 'Says which country is meant.', at: 'label' },
      { name: 'Button', does: 'Shows the country, and opens a sheet with a search.', at: 'button', side: 'start' },
      { name: 'Search', does: 'Finds countries by name in the language of the page, by English name and by code.' },
      {
        name: 'Likely countries',
        does: 'Shows the countries of earlier answers at the top, with `suggest`.',
        optional: true,
      },
    ],
  },
  practice: [
    {
      do: { words: 'List all countries, and say afterwards where we can’t open an account.' },
      dont: { words: 'Leave countries out. Customers then choose another one.' },
    },
    {
      do: { words: 'Sort by name in the language of the page.' },
      dont: { words: 'Show flags. A flag doesn’t always stand for one country.' },
    },
  ],
  accessibility: {
    role: 'A [picker](picker).',
    keys: [
      ['Enter Space ↓', 'Opens the sheet.'],
      ['Letters', 'Filters the list.'],
      ['Enter', 'Selects the country.'],
    ],
    says: ['“Nationality, Singapore, button, opens dialog”'],
  },
  content: ['Use the common name of a country in each language, not its official name.'],
};
export default guide;
