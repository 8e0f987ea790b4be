import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { CheckboxGroup } from './checkbox-group.tsx';

const options = [
  { value: 'stocks', label: 'Stocks' },
  { value: 'options', label: 'Options', hint: 'Listed ones, not those of an employer' },
  { value: 'none', label: 'None of these', exclusive: true },
];

const guide: Guide = {
  summary: 'Asks for any number of answers, and shows all options.',
  use: ['For several answers to one question, of up to about ten options.'],
  instead: [
    { when: 'For options of one or two words:', use: 'chip-group' },
    { when: 'For one answer:', use: 'radio-group' },
    { when: 'For one statement:', use: 'checkbox' },
  ],
  anatomy: {
    example: (
      <CheckboxGroup
        name="guide-traded"
        label="What have you traded?"
        options={options}
        value={['stocks']}
        onValueChange={noop}
      />
    ),
    parts: [
      { name: 'Question', does: 'Is the legend of the group.', at: 'legend' },
      { name: 'Option', does: 'Is a native checkbox. The whole row is the target.', at: 'input', side: 'start' },
      { name: 'Hint of an option', does: 'Says what counts.', at: 'label [id$=-note]', optional: true },
      {
        name: '“None of these”',
        does: 'Clears the other options, and they clear it.',
        at: 'label:last-of-type',
        optional: true,
      },
    ],
  },
  practice: [
    {
      do: {
        words: 'Offer “None of these”, so that customers can answer that none applies.',
        example: (
          <CheckboxGroup
            name="guide-with-none"
            label="What have you traded?"
            options={[...options, { value: 'none', label: 'None of these' }]}
            value={['none']}
            onValueChange={noop}
          />
        ),
      },
      dont: {
        words: 'Take an empty list for “none”. Customers may have skipped the question.',
        example: (
          <CheckboxGroup
            name="guide-without-none"
            label="What have you traded?"
            options={options}
            value={[]}
            onValueChange={noop}
          />
        ),
      },
    },
  ],
  accessibility: {
    role: 'A `<fieldset>` with native checkboxes.',
    keys: [
      ['Tab', 'Moves to the next option.'],
      ['Space', 'Checks or clears it.'],
    ],
    says: ['“What have you traded? Group. Stocks, checkbox, checked”'],
  },
  content: ['The question has a question mark. Options have the same grammatical form and no full stop.'],
};
export default guide;
