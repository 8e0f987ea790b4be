import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { Checkbox } from './checkbox.tsx';

const guide: Guide = {
  summary: 'Asks the customer to agree to one statement.',
  use: [
    'For one statement that customers confirm, such as a declaration in a form.',
    'For one setting that takes effect when the form is sent: “Use the same address for letters”.',
  ],
  instead: [
    { when: 'For consent to agreements, which customers must be able to read:', use: 'consent-checkbox' },
    { when: 'For several options of one question:', use: 'checkbox-group' },
    { when: 'For a setting that takes effect at once:', use: 'switch' },
    { when: 'For a yes or no that must be answered:', use: 'radio-group' },
  ],
  anatomy: {
    example: (
      <Checkbox
        name="guide-agree"
        label="I have read the risk disclosure and agree to it"
        hint="You can read it again in the account centre."
        error="Read and agree to the risk disclosure"
        checked={false}
        onCheckedChange={noop}
      />
    ),
    parts: [
      { name: 'Error', does: 'Appears above the statement, where customers look first.', at: '[id$=-error]' },
      { name: 'Box', does: 'Is a native checkbox of 24 px.', at: 'input', side: 'start' },
      { name: 'Statement', does: 'Is the target as a whole, at least 44 px high.', at: 'label' },
      { name: 'Hint', does: 'Says what follows if it is checked.', at: '[id$=-hint]', optional: true },
    ],
  },
  practice: [
    {
      do: {
        words: 'Write everything that is confirmed in the statement, in the first person.',
        example: (
          <Checkbox
            name="guide-own"
            label="I act for myself and for no one else"
            checked={false}
            onCheckedChange={noop}
          />
        ),
      },
      dont: {
        words: 'Explain the statement only in a text above.',
        example: <Checkbox name="guide-short" label="I agree" checked={false} onCheckedChange={noop} />,
      },
    },
    {
      do: {
        words: 'Leave it unchecked. Only the customer checks it.',
        example: (
          <Checkbox name="guide-open" label="Send me offers of your partners" checked={false} onCheckedChange={noop} />
        ),
      },
      dont: {
        words: 'Check it beforehand. Such consent isn’t valid.',
        example: (
          <Checkbox name="guide-preset" label="Send me offers of your partners" checked={true} onCheckedChange={noop} />
        ),
      },
    },
  ],
  accessibility: {
    role: 'A native `<input type="checkbox">` in its `<label>`.',
    keys: [
      ['Tab', 'Moves to the box.'],
      ['Space', 'Checks or clears it.'],
    ],
    says: ['“I act for myself and for no one else, checkbox, not checked”'],
    notes: ['If it is read-only, it can be focused, shows its value and has `aria-readonly`.'],
  },
  content: [
    'Write a whole sentence in the first person, in full legal words: “do not”, not “don’t”.',
    'Use one checkbox per statement.',
  ],
};
export default guide;
