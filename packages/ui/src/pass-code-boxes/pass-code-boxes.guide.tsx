import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { PassCodeBoxes } from './pass-code-boxes.tsx';

const guide: Guide = {
  summary: 'Asks for a pass code, with a box for each digit.',
  use: ['For a pass code of four to six digits that customers chose, such as the one for trading.'],
  instead: [
    { when: 'For a code from a message:', use: 'one-time-code-field' },
    { when: 'For a password:', use: 'password-field' },
  ],
  anatomy: {
    example: <PassCodeBoxes name="guide-pass" label="Trading pass code" value="123" onValueChange={noop} />,
    parts: [
      { name: 'Label', does: 'Says which code is meant.', at: 'label' },
      { name: 'Boxes', does: 'Show how many digits there are. They are only a picture.', at: 'input', side: 'start' },
      { name: 'Input', does: 'Is a single input over all boxes.', at: 'input', side: 'bottom' },
      { name: 'Keyboard', does: 'Is a [number keyboard](number-keyboard) with `keyboard="own"`.', optional: true },
    ],
  },
  practice: [
    { do: { words: 'Use `legible` for codes that aren’t secret.' }, dont: { words: 'Ask for it in each step.' } },
  ],
  accessibility: {
    role: 'One native text box.',
    keys: [
      ['0–9', 'Enters a digit.'],
      ['Backspace', 'Deletes the last digit.'],
    ],
    says: ['“Trading pass code, edit text”', '“3 of 6 digits”'],
    notes: ['A screen reader announces how many digits there are, but not the digits.'],
  },
  content: ['The label says which code: “Trading pass code”. Codes from a message have another name.'],
};
export default guide;
