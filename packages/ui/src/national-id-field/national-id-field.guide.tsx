import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { NationalIdField } from './national-id-field.tsx';

const guide: Guide = {
  summary: 'Asks for the number of an identity document, and hides most of it afterwards.',
  use: ['For the number of an identity document or a tax number.'],
  instead: [
    { when: 'To show such a number:', use: 'masked-text' },
    { when: 'For a code from a message:', use: 'one-time-code-field' },
  ],
  anatomy: {
    example: (
      <NationalIdField
        name="guide-nric"
        label="NRIC number"
        hint="A letter, seven digits, a letter"
        value="S1234567D"
        onValueChange={noop}
      />
    ),
    parts: [
      { name: 'Label', does: 'Names the number as the document does.', at: 'label' },
      { name: 'Hint', does: 'Describes its format.', at: '[id$=-hint]' },
      { name: 'Box', does: 'Masks all but the end, unless it has the focus.', at: 'input', side: 'start' },
      { name: 'Show', does: 'Reveals the number.', at: 'button' },
    ],
  },
  practice: [
    {
      do: { words: 'Say that one of the characters looks wrong. The check can be wrong too.' },
      dont: { words: 'Say that the number is wrong, or guess the right one.' },
    },
    {
      do: { words: 'Accept small letters and spaces. They are normalised on blur.' },
      dont: { words: 'Limit the length while customers type or paste.' },
    },
  ],
  accessibility: {
    role: 'A native text box and a toggle button.',
    keys: [
      ['Tab', 'Selects the whole number, so that typing replaces it.'],
      ['Enter Space', 'Shows or hides the number, on the button.'],
    ],
    says: ['“NRIC number, edit text. A letter, seven digits, a letter”', '“Show: NRIC number, button”'],
  },
  content: [
    'The label is the name of the number on the document: “NRIC number”, not “ID”.',
    'The hint describes its format in words: “A letter, seven digits, a letter”.',
  ],
};
export default guide;
