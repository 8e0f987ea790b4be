import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { RadioGroup } from './radio-group.tsx';

const objectives = [
  { value: 'growth', label: 'Capital growth' },
  { value: 'hedging', label: 'Hedging', hint: 'To protect what you already own' },
];
const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const guide: Guide = {
  summary: 'Asks for one answer, and shows all options.',
  use: [
    'For one of two to six options that each fit on one line.',
    'With `layout="row"` for two or three short options, such as Yes and No.',
  ],
  instead: [
    { when: 'For options with a description or facts:', use: 'radio-cards' },
    { when: 'For seven or more options:', use: 'select-field' },
    { when: 'For several answers at once:', use: 'checkbox-group' },
    { when: 'For a setting that takes effect at once:', use: 'switch' },
  ],
  anatomy: {
    example: (
      <RadioGroup
        name="guide-objective"
        label="What do you invest for?"
        options={objectives}
        value="hedging"
        error="Choose what you invest for"
        onValueChange={noop}
      />
    ),
    parts: [
      { name: 'Question', does: 'Asks the question. It is the legend of the group.', at: 'legend' },
      { name: 'Radio mark', does: 'Is a native radio button of 24 px.', at: 'input', side: 'start' },
      { name: 'Label', does: 'Names the option. The row of at least 44 px is the target.', at: 'label' },
      { name: 'Hint of an option', does: 'Explains a term.', at: 'label [id$=-note]', optional: true },
      { name: 'Error', does: 'Says what to choose. The group has one error.', at: '[id$=-error]' },
    ],
  },
  practice: [
    {
      do: {
        words: 'Ask so that “Yes” means yes.',
        example: (
          <RadioGroup
            name="guide-us"
            label="Are you a US person?"
            layout="row"
            options={yesNo}
            value=""
            onValueChange={noop}
          />
        ),
      },
      dont: {
        words: 'Ask a negative question. Customers don’t know what “Yes” means.',
        example: (
          <RadioGroup
            name="guide-not"
            label="You are not a US person, are you?"
            layout="row"
            options={yesNo}
            value=""
            onValueChange={noop}
          />
        ),
      },
    },
    {
      do: {
        words: 'Preselect no option.',
        example: (
          <RadioGroup
            name="guide-unanswered"
            label="Are you a politically exposed person?"
            layout="row"
            options={yesNo}
            value=""
            onValueChange={noop}
          />
        ),
      },
      dont: {
        words: 'Preselect the answer that you expect. Customers can’t clear radio buttons.',
        example: (
          <RadioGroup
            name="guide-expected"
            label="Are you a politically exposed person?"
            layout="row"
            options={yesNo}
            value={yesNo[1]?.value ?? ''}
            onValueChange={noop}
          />
        ),
      },
    },
  ],
  accessibility: {
    role: 'A `<fieldset>` with the role `radiogroup` and native radio buttons of one name.',
    keys: [
      ['Tab', 'Moves to the chosen option, or to the first.'],
      ['↑ ↓ ← →', 'Moves to the next option and chooses it.'],
      ['Space', 'Chooses the option that has the focus.'],
    ],
    says: [
      '“What do you invest for? Radio group. Hedging, radio button, checked, 2 of 2. To protect what you already own”',
    ],
    notes: [
      'The first button has the id of the field, so a link of the [error summary](error-summary) leads to it.',
      'In a read-only group only the chosen option can get the focus.',
    ],
  },
  content: [
    'The question is a whole sentence with a question mark.',
    'Options have the same form: all nouns, or all sentences.',
    'Order them by frequency or size, and put “None of these” last.',
  ],
};
export default guide;
