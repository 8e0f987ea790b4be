import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { NumberKeyboard } from './number-keyboard.tsx';

const guide: Guide = {
  summary: 'Enters a code that the phone’s keyboard must not learn.',
  use: ['For a secret code that the keyboard of the system must not learn.'],
  instead: [
    { when: 'For the boxes and the keyboard together:', use: 'pass-code-boxes' },
    { when: 'For any other number:', use: 'number-field' },
  ],
  anatomy: {
    example: <NumberKeyboard onDigit={noop} onDelete={noop} onDone={noop} />,
    parts: [
      { name: 'Digit', does: 'Has at least 44 px. Quick presses all count.', at: 'button', side: 'start' },
      { name: 'Delete', does: 'Deletes the last digit.', at: 'button:has(svg)' },
      { name: 'Done', does: 'Ends the entry.', at: 'text=Done', side: 'bottom', optional: true },
    ],
  },
  practice: [
    {
      do: { words: 'Keep digits in their usual places.' },
      dont: { words: 'Shuffle them. It slows everyone down, most of all customers who can’t see.' },
    },
  ],
  accessibility: {
    role: 'A group of buttons.',
    keys: [['0–9', 'A hardware keyboard types into the box.']],
    says: ['“Number keys, group. 7, button”'],
    notes: ['With `inputId`, the box keeps the focus and the keys are not in the Tab order.'],
  },
  content: ['The key that ends the entry always says “Done”.'],
};
export default guide;
