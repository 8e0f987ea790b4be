import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { NumberField } from './number-field.tsx';

const guide: Guide = {
  summary: 'Asks for a number that is not money.',
  use: ['For a number that customers know: years of experience, a share in per cent, an age.'],
  instead: [
    { when: 'For money:', use: 'money-field' },
    { when: 'For a small number that changes in steps:', use: 'stepper' },
    { when: 'For digits that aren’t a number, such as a postal code:', use: 'text-field' },
  ],
  anatomy: {
    example: (
      <NumberField
        name="guide-years"
        label="Years of experience"
        unit="years"
        value="3"
        min="0"
        max="60"
        onValueChange={noop}
      />
    ),
    parts: [
      { name: 'Label', does: 'Says what to count.', at: 'label' },
      { name: 'Number', does: 'Groups thousands while customers type.', at: 'input', side: 'start' },
      { name: 'Unit', does: 'Is part of the description.', at: 'input + *', optional: true },
    ],
  },
  practice: [
    {
      do: {
        words: 'Say the limits in the message: “Enter a number from 0 to 60”.',
        example: (
          <NumberField
            name="guide-limits"
            label="Years of experience"
            unit="years"
            value="72"
            min="0"
            max="60"
            error="Enter a number from 0 to 60"
            onValueChange={noop}
          />
        ),
      },
      dont: {
        words: 'Change the input to the nearest limit.',
        example: (
          <NumberField
            name="guide-changed"
            label="Years of experience"
            unit="years"
            value="60"
            min="0"
            max="60"
            onValueChange={noop}
          />
        ),
      },
    },
  ],
  accessibility: {
    role: 'A native text box with a number keyboard, not `type="number"`, which changes on scrolling.',
    says: ['“Years of experience, edit text, 3. years”'],
    notes: ['It reads decimal commas and the digits of every script, as a money field does.'],
  },
  content: ['Put the unit in the box, not in the label.'],
};
export default guide;
