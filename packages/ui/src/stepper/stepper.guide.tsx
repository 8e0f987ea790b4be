import type { Guide } from '../testing/guides/guide.ts';
import { still } from '../testing/guides/still.ts';
import { TextField } from '../text-field/text-field.tsx';
import { Stepper } from './stepper.tsx';

const guide: Guide = {
  use: ['For a small whole number that is changed by one or two: dependants, contracts, years.'],
  instead: [
    { when: 'For a number that customers know, such as an age:', use: 'number-field' },
    { when: 'For an amount of money:', use: 'money-field' },
  ],
  anatomy: {
    example: <Stepper name="guide-dependants" label="Dependants" value="2" min="0" max="20" onChange={still} />,
    parts: [
      { name: 'Label', does: 'Names what is counted.', at: 'label' },
      { name: 'Less', does: 'Takes one step. It repeats while it is held.', at: 'button', side: 'start' },
      {
        name: 'Number',
        does: 'Can be typed too. A value beyond the limits stays, and is reported on leaving.',
        at: 'input',
        side: 'bottom',
      },
      { name: 'More', does: 'Stops at the limit.', at: 'button:last-of-type' },
      { name: 'Unit', does: 'Part of the description.', optional: true },
    ],
  },
  practice: [
    {
      do: {
        words: 'Use it for numbers near the first one.',
        example: <Stepper name="guide-near" label="Dependants" value="2" min="0" max="20" onChange={still} />,
      },
      dont: {
        words: 'Use it where customers would press fifty times.',
        example: <Stepper name="guide-far" label="Year of birth" value="2026" min="1900" max="2026" onChange={still} />,
      },
    },
    {
      do: {
        words: 'Set `min` and `max`, so that the buttons stop by themselves.',
        example: <Stepper name="guide-limits" label="Dependants" value="0" min="0" max="20" onChange={still} />,
      },
      dont: {
        words: 'Leave the number to a plain text field, where a phone shows letters.',
        example: <TextField name="guide-plain" label="Dependants" value="two" onChange={still} />,
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
    notes: ['A press on a button announces the new number.'],
  },
  content: ['The label names what is counted, in the plural: “Dependants”.'],
};
export default guide;
