import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { OneTimeCodeField } from './one-time-code-field.tsx';

const guide: Guide = {
  summary: 'Asks for the code from a message.',
  use: ['For a code from a text message or an email.'],
  instead: [{ when: 'For a code that customers chose:', use: 'pass-code-boxes' }],
  anatomy: {
    example: (
      <OneTimeCodeField
        name="guide-code"
        label="Code from the text message"
        value="123"
        onValueChange={noop}
        onResend={() => Promise.resolve()}
      />
    ),
    parts: [
      { name: 'Label', does: 'Says where the code is.', at: 'label' },
      { name: 'Box', does: 'Is a single box, so that autofill and paste work.', at: 'input', side: 'start' },
      {
        name: 'New code',
        does: 'Shows the remaining time, and a button after 60 seconds.',
        at: 'p.tabular-nums',
        optional: true,
      },
    ],
  },
  practice: [
    {
      do: { words: 'Continue automatically when the code is complete.' },
      dont: { words: 'Split it into six boxes. Paste and screen readers then fail.' },
    },
    {
      do: { words: 'Say which number it was sent to, by its last digits.' },
      dont: { words: 'Clear the box after a wrong code. Perhaps only one digit is wrong.' },
    },
  ],
  accessibility: {
    role: 'A native text box with `autocomplete="one-time-code"`.',
    keys: [['Ctrl V', 'Extracts the code from pasted text.']],
    says: ['“Code from the text message, edit text”', '“You can request a new code”'],
  },
  content: ['The label says where to look: “Code from the text message”.'],
};
export default guide;
