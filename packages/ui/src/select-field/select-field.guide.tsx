import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { SelectField } from './select-field.tsx';

const levels = [
  { value: 'o-levels', label: 'O levels' },
  { value: 'tertiary', label: 'Tertiary' },
];

const guide: Guide = {
  summary: 'Asks for one answer from a short list, with the phone’s own control.',
  use: [
    'For one of seven to twelve short options in an order that customers know, such as the highest education.',
    'If the native list of the phone is fastest, because it needs no script after loading.',
  ],
  instead: [
    { when: 'For up to six options:', use: 'radio-group' },
    { when: 'For more than a dozen options, or a search:', use: 'picker' },
    { when: 'For options with a description:', use: 'radio-cards' },
  ],
  anatomy: {
    example: (
      <SelectField
        name="guide-education"
        label="Highest education"
        options={levels}
        value="tertiary"
        error="Choose your highest education"
        onValueChange={noop}
      />
    ),
    parts: [
      { name: 'Label', does: 'Names the answer.', at: 'label' },
      {
        name: 'Box',
        does: 'Shows the choice in one line, or “Choose” in the muted text colour.',
        at: 'select',
        side: 'start',
      },
      { name: 'Arrow', does: 'Shows that a list opens.', at: 'select + svg' },
      { name: 'Error', does: 'Says what to choose.', at: '[id$=-error]' },
    ],
  },
  practice: [
    {
      do: {
        words: 'Preselect no option.',
        example: (
          <SelectField name="guide-open" label="Highest education" options={levels} value="" onValueChange={noop} />
        ),
      },
      dont: {
        words: 'Preselect the first option. The review would count an answer that the customer never gave.',
        example: (
          <SelectField
            name="guide-preset"
            label="Highest education"
            options={levels}
            value="o-levels"
            onValueChange={noop}
          />
        ),
      },
    },
    {
      do: {
        words: 'Use fewer than 30 letters per option. The native list cuts off anything after one line.',
        example: (
          <SelectField
            name="guide-short"
            label="Highest education"
            options={[{ value: 'tertiary', label: 'Tertiary' }]}
            value="tertiary"
            onValueChange={noop}
          />
        ),
      },
      dont: {
        words: 'Put a sentence in an option. Use [radio cards](radio-cards) instead.',
        example: (
          <SelectField
            name="guide-sentence"
            label="Highest education"
            options={[
              {
                value: 'qualified',
                label: 'Professional qualification in finance, accounting or financial engineering',
              },
            ]}
            value="qualified"
            onValueChange={noop}
          />
        ),
      },
    },
  ],
  accessibility: {
    role: 'A native `<select>` with the list of the system.',
    keys: [
      ['Space', 'Opens the list. On Windows, the arrow keys also choose while it is closed.'],
      ['A letter', 'Moves to the next option that begins with it.'],
    ],
    says: ['“Highest education, Tertiary, combo box, invalid entry. Choose your highest education”'],
    notes: ['A read-only field is a text box with the answer, because a select has no read-only state.'],
  },
  content: ['Options have the same form, without a full stop: “O levels”, “Tertiary”, “Others”.'],
};
export default guide;
