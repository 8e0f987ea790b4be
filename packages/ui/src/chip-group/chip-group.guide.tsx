import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { ChipGroup } from './chip-group.tsx';

const options = [
  { value: 'employment', label: 'Employment' },
  { value: 'property', label: 'Property' },
  { value: 'none', label: 'None of these', exclusive: true },
];

const guide: Guide = {
  summary: 'Asks for any number of short answers, as chips in a few rows.',
  use: ['For several answers of one or two words, up to twelve, such as the sources of wealth.'],
  instead: [
    { when: 'For options that need a hint or a sentence:', use: 'checkbox-group' },
    { when: 'For one answer:', use: 'radio-group' },
  ],
  anatomy: {
    example: (
      <ChipGroup
        name="guide-wealth"
        label="Where does your wealth come from?"
        options={options}
        value={['property']}
        onValueChange={noop}
      />
    ),
    parts: [
      { name: 'Question', does: 'Is the legend of the group.', at: 'legend' },
      { name: 'Chip', does: 'Is a native checkbox with a border. Chips wrap.', at: 'label', side: 'start' },
      {
        name: 'Check',
        does: 'Shows the choice, as background and border do.',
        at: 'label:has(:checked)',
        side: 'bottom',
      },
    ],
  },
  practice: [
    {
      do: {
        words: 'Use short labels. Two should fit on a line at 320 px.',
        example: (
          <ChipGroup
            name="guide-short"
            label="Where does your wealth come from?"
            options={options}
            value={['property']}
            onValueChange={noop}
          />
        ),
      },
      dont: {
        words: 'Use chips for one answer. They look as if customers can choose several.',
        example: (
          <ChipGroup
            name="guide-one"
            label="Are you a US person?"
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
            value={['no']}
            onValueChange={noop}
          />
        ),
      },
    },
  ],
  accessibility: {
    role: 'A `<fieldset>` with native checkboxes.',
    keys: [
      ['Tab', 'Moves to the next chip.'],
      ['Space', 'Checks or clears it.'],
    ],
    says: ['“Property, checkbox, checked”'],
  },
  content: ['Labels are nouns of one or two words.'],
};
export default guide;
