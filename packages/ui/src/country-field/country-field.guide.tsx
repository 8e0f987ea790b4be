import type { Guide } from '../testing/guides/guide.ts';
import { still } from '../testing/guides/still.ts';
import { CountryField } from './country-field.tsx';

const countries = [
  { value: 'SG', label: 'Singapore' },
  { value: 'HK', label: 'Hong Kong' },
];

const guide: Guide = {
  use: ['For a nationality, a country of birth, of residence or of tax.'],
  instead: [
    { when: 'For a country and its state:', use: 'cascader' },
    { when: 'For a calling code:', use: 'phone-field' },
    { when: 'For two or three countries:', use: 'radio-group' },
  ],
  anatomy: {
    example: (
      <CountryField name="guide-nationality" label="Nationality" options={countries} value="SG" onChange={still} />
    ),
    parts: [
      { name: 'Label', does: 'Says which country is meant.', at: 'label' },
      { name: 'Button', does: 'Shows the country, and opens a sheet with a search.', at: 'button', side: 'start' },
      { name: 'Search', does: 'By name in the language, English name and code.' },
      { name: 'Likely countries', does: 'With `suggest`: those of earlier answers, at the top.', optional: true },
    ],
  },
  practice: [
    {
      do: { words: 'List all countries, and say afterwards where we can’t open an account.' },
      dont: { words: 'Leave countries out. Customers then choose another one.' },
    },
    {
      do: { words: 'Sort by the language of the page.' },
      dont: { words: 'Show flags. A flag isn’t a language, nor always a country.' },
    },
  ],
  accessibility: {
    role: 'A [picker](picker).',
    keys: [
      ['Enter Space ↓', 'Opens the sheet.'],
      ['Letters', 'Filter the list.'],
      ['Enter', 'Takes the country.'],
    ],
    says: ['“Nationality, Singapore, button, opens dialog”'],
  },
  content: ['Names are the usual ones of each language, not those of a treaty.'],
};
export default guide;
