import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { PhoneField } from './phone-field.tsx';

const countries = [{ value: 'SG', label: 'Singapore', callingCode: '65' }];

const guide: Guide = {
  summary: 'Asks for a phone number with the code of its country.',
  use: ['For a phone number of any country.'],
  instead: [{ when: 'For a country without a number:', use: 'country-field' }],
  anatomy: {
    example: (
      <PhoneField
        name="guide-mobile"
        label="Mobile number"
        countries={countries}
        defaultCallingCode="65"
        value="+65 81234567"
        onValueChange={noop}
      />
    ),
    parts: [
      { name: 'Label', does: 'Says which number is meant.', at: 'label' },
      {
        name: 'Calling code',
        does: 'Opens a list that customers can search by country and digits.',
        at: 'button',
        side: 'start',
      },
      {
        name: 'Number',
        does: 'Has no calling code. A pasted number with “+” or “00” sets both.',
        at: 'input',
        side: 'end',
      },
    ],
  },
  practice: [
    {
      do: { words: 'Start with the calling code of the country of residence.' },
      dont: { words: 'Refuse spaces, hyphens, a leading zero or an extension. The field ignores them.' },
    },
  ],
  accessibility: {
    role: 'A button that opens a dialog, and a native box with a telephone keyboard.',
    keys: [
      ['Tab', 'Moves from the code to the number.'],
      ['Ctrl V', 'Accepts a whole international number.'],
    ],
    says: ['“Country code, Singapore +65, button”', '“Mobile number, edit text”'],
  },
  content: ['If its purpose is unclear, the label says it: “Mobile number for codes”.'],
};
export default guide;
