import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { TextField } from '../text-field/text-field.tsx';
import { Stepper } from './stepper.tsx';

const guide: Guide = {
  summary: 'Asks for a small number, which buttons increase or decrease.',
  use: ['For a small whole number that changes by one or two: dependants, contracts, years.'],
  instead: [
    { when: 'For a number that customers know, such as an age:', use: 'number-field' },
    { when: 'For an amount of money:', use: 'money-field' },
  ],
  anatomy: {
    example: <Stepper name="guide-dependants" label="Dependants" value="2" min="0" max="20" onValueChange={noop} />,
    parts: [
      { name: 'Label', does: 'Says what to count.', at: 'label' },
      { name: 'Less', does: 'Changes the number by one step. It repeats while held.', at: 'button', side: 'start' },
      {
        name: 'Number',
        does: 'Can also be typed. A value beyond the limits stays, and is reported on blur.',
        at: 'input',
        side: 'bottom',
      },
      { name: 'More', does: 'Stops at the limit.', at: 'button:last-of-type' },
      { name: 'Unit', does: 'Is part of the description.', optional: true },
    ],
  },
  practice: [
    {
      do: {
        words: 'Use it for numbers near the initial value.',
        example: <Stepper name="guide-near" label="Dependants" value="2" min="0" max="20" onValueChange={noop} />,
      },
      dont: {
        words: 'Use it if customers would press fifty times.',
        example: (
          <Stepper name="guide-far" label="Year of birth" value="2026" min="1900" max="2026" onValueChange={noop} />
        ),
      },
    },
    {
      do: {
        words: 'Set `min` and `max`, so that the buttons stop at the limits.',
        example: <Stepper name="guide-limits" label="Dependants" value="0" min="0" max="20" onValueChange={noop} />,
      },
      dont: {
        words: 'Use a plain text field, for which phones show a letter keyboard.',
        example: <TextField name="guide-plain" label="Dependants" value="two" onValueChange={noop} />,
      },
    },
  ],
  accessibility: {
    role: 'A `spinbutton` with its limits, and two buttons that name it.',
    keys: [
      ['↑ ↓', 'Changes the number by one step.'],
      ['Page↑ Page↓', 'Changes it by ten steps.'],
    ],
    says: ['“Dependants, spin button, 2”', '“Increase: Dependants, button”'],
    notes: ['A screen reader announces the new number after a press.'],
  },
  content: ['The label names the counted items in the plural: “Dependants”.'],
};
export default guide;
