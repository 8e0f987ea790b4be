import { Picker } from '../../packages/ui/src/picker/picker.tsx';
import { RadioGroup } from '../../packages/ui/src/radio-group/radio-group.tsx';
import type { Guide } from '../component-page/guide.ts';
import { still } from '../component-page/still.ts';

const industries = [
  { value: 'construction', label: 'Construction' },
  { value: 'education', label: 'Education' },
];
const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const guide: Guide = {
  use: [
    'For one of more than a dozen options: an industry, an occupation, a bank.',
    'For a list that is loaded, or that has up to 10,000 rows.',
    'With `suggest`, where earlier answers make a few options likely. They stand at the top.',
  ],
  instead: [
    { when: 'For up to six options, which customers should see at once:', use: 'radio-group' },
    { when: 'For seven to twelve options:', use: 'select-field' },
    { when: 'For a country:', use: 'country-field' },
    { when: 'For an option below another, such as a district of a province:', use: 'cascader' },
  ],
  anatomy: {
    example: (
      <Picker
        name="guide-industry"
        label="Industry"
        hint="The main business of your employer."
        options={industries}
        value="construction"
        onChange={still}
      />
    ),
    parts: [
      { name: 'Label', does: 'Names the answer, and is the title of the sheet.', at: 'label' },
      { name: 'Hint', does: 'Says which of several answers is meant.', at: '[id$=-hint]', optional: true },
      { name: 'Button', does: 'Shows the choice, or “Choose”, and opens the sheet.', at: 'button', side: 'start' },
      { name: 'Arrow', does: 'Says that a list opens.', at: 'button svg' },
      { name: 'Search', does: 'Filters the list as customers type. It has the focus when the sheet opens.' },
      { name: 'List', does: 'Only the rows in sight are in the page. The choice has a check mark.' },
    ],
  },
  practice: [
    {
      do: {
        words: 'Give two options two [radio buttons](radio-group).',
        example: (
          <RadioGroup
            name="guide-us"
            label="Are you a US person?"
            layout="row"
            options={yesNo}
            value="no"
            onChange={still}
          />
        ),
      },
      dont: {
        words: 'Hide two options behind a press.',
        example: (
          <Picker name="guide-us-picker" label="Are you a US person?" options={yesNo} value="" onChange={still} />
        ),
      },
    },
    {
      do: { words: 'Let search find words that customers use: set the other names of an option as its keywords.' },
      dont: { words: 'Expect the official term. “HK” must find Hong Kong.' },
    },
    {
      do: { words: 'Add “Other” with a text field where the list can’t be complete.' },
      dont: { words: 'Make customers choose what is nearly right.' },
    },
  ],
  accessibility: {
    role: 'A `<button>` that opens a dialog with a `combobox` and a `listbox`. Options say their place and how many there are.',
    keys: [
      ['Enter Space ↓', 'Opens the sheet from the button.'],
      ['↑ ↓', 'Moves through the options while the focus stays in the search.'],
      ['Home End', 'Moves to the first or last option.'],
      ['Enter', 'Takes the option and closes the sheet.'],
      ['Esc', 'Closes the sheet without a change.'],
    ],
    says: ['“Industry, Construction, button, opens dialog”', 'In the search: “1 result”, or “No results for zzz”'],
    notes: ['If the list fails to load, the sheet says so and offers “Try again”.'],
  },
  content: [
    'Options are nouns in sentence case, in an order that customers know: by name, or by frequency with `suggest`.',
    'Keep the placeholder “Choose”. An example there looks like an answer.',
  ],
};
export default guide;
