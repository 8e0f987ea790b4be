import type { Guide } from '../testing/guides/guide.ts';
import { MaskedText } from './masked-text.tsx';

const guide: Guide = {
  summary: 'Hides a number, such as that of an account, until the customer shows it.',
  use: ['To show a value that only the customer should see: an ID number, a bank account.'],
  instead: [
    { when: 'To enter an ID number:', use: 'national-id-field' },
    { when: 'For a password:', use: 'password-field' },
  ],
  anatomy: {
    example: <MaskedText value="S9812381D" label="NRIC number" />,
    parts: [
      {
        name: 'Value',
        does: 'Shows dots and the last four characters, by which customers recognise it.',
        at: 'span',
        side: 'start',
      },
      { name: 'Show', does: 'Reveals it, and hides it again.', at: 'button', optional: true },
    ],
  },
  practice: [
    {
      do: { words: 'Set `reveal="never"` if customers only need to recognise it.' },
      dont: { words: 'Mask a value that is being checked. Customers can’t find a wrong digit.' },
    },
  ],
  accessibility: {
    role: 'Text, and a button.',
    keys: [['Enter Space', 'Shows or hides the value.']],
    says: ['“Hidden, ends in 381D”', '“Show NRIC number, button”'],
    notes: ['A value of up to twice the visible length is masked completely.'],
  },
  content: ['`label` names the value within a sentence: “NRIC number”.'],
};
export default guide;
