import { Cell } from '../cell/cell.tsx';
import { List } from '../list/list.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { getIcon } from '../testing/guides/icon.ts';
import { noop } from '../testing/guides/noop.ts';
import { Panel } from '../testing/guides/phone-picture.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Picker } from './picker.tsx';

const industries = [
  { value: 'construction', label: 'Construction' },
  { value: 'education', label: 'Education' },
  { value: 'other', label: 'Other' },
];
const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const guide: Guide = {
  summary: 'Asks for one answer from a long list that can be searched.',
  use: [
    'For one of more than a dozen options: an industry, an occupation, a bank.',
    'For a list that is loaded, or that has up to 10,000 rows.',
    'With `suggest`, if earlier answers make a few options likely. They appear at the top.',
  ],
  instead: [
    { when: 'For up to six options, which customers should see at once:', use: 'radio-group' },
    { when: 'For seven to twelve options:', use: 'select-field' },
    { when: 'For a country:', use: 'country-field' },
    { when: 'For an option below another, such as a district of a province:', use: 'cascader' },
  ],
  anatomy: {
    example: (
      <div className="flex flex-col gap-6">
        <Picker
          name="guide-industry"
          label="Industry"
          hint="The main business of your employer."
          options={industries}
          value="construction"
          onValueChange={noop}
        />
        <div className="overflow-hidden rounded-t-card bg-mask pt-6">
          <Panel at="bottom" title="Industry">
            <SearchField name="guide-industry-search" label="Search" value="" onValueChange={noop} />
            <List>
              <Cell title="Construction" value={getIcon('check')} />
              <Cell title="Education" />
              <Cell title="Manufacturing" />
            </List>
          </Panel>
        </div>
      </div>
    ),
    parts: [
      { name: 'Label', does: 'Names the answer, and is the title of the sheet.', at: 'label' },
      { name: 'Hint', does: 'Says which of several possible answers to choose.', at: '[id$=-hint]', optional: true },
      { name: 'Button', does: 'Shows the choice, or “Choose”, and opens the sheet.', at: 'button', side: 'start' },
      { name: 'Arrow', does: 'Shows that a list opens.', at: 'button svg' },
      {
        name: 'Search',
        does: 'Filters the list as customers type. It has the focus when the sheet opens.',
        at: 'input[type=search], input:last-of-type',
        side: 'start',
      },
      {
        name: 'List',
        does: 'Renders only visible rows. The choice has a check mark.',
        at: 'text=Construction',
        side: 'start',
      },
    ],
  },
  practice: [
    {
      do: {
        words: 'Use two [radio buttons](radio-group) for two options.',
        example: (
          <RadioGroup
            name="guide-us"
            label="Are you a US person?"
            layout="row"
            options={yesNo}
            value="no"
            onValueChange={noop}
          />
        ),
      },
      dont: {
        words: 'Hide two options behind a press.',
        example: (
          <Picker name="guide-us-picker" label="Are you a US person?" options={yesNo} value="" onValueChange={noop} />
        ),
      },
    },
    {
      do: {
        words: 'Let search find customers’ words: set other names of an option as its keywords.',
        example: (
          <div className="flex flex-col gap-3">
            <SearchField name="guide-search-found" label="Search" value="HK" onValueChange={noop} />
            <List>
              <Cell title="Hong Kong" />
            </List>
          </div>
        ),
      },
      dont: {
        words: 'Accept only the official term. “HK” must find Hong Kong.',
        example: (
          <div className="flex flex-col gap-3">
            <SearchField name="guide-search-none" label="Search" value="HK" onValueChange={noop} />
            <p className="m-0 text-ink-muted">No results for HK</p>
          </div>
        ),
      },
    },
    {
      do: {
        words: 'Add “Other” with a text field if the list can’t be complete.',
        example: (
          <div className="flex flex-col gap-4">
            <Picker name="guide-other" label="Industry" options={industries} value="other" onValueChange={noop} />
            <TextField name="guide-other-name" label="Name of your industry" value="" onValueChange={noop} />
          </div>
        ),
      },
      dont: {
        words: 'Make customers choose an answer that is only nearly right.',
        example: (
          <Picker name="guide-nearly" label="Industry" options={industries} value="construction" onValueChange={noop} />
        ),
      },
    },
  ],
  accessibility: {
    role: 'A `<button>` that opens a dialog with a `combobox` and a `listbox`. Options announce their position and the total.',
    keys: [
      ['Enter Space ↓', 'Opens the sheet from the button.'],
      ['↑ ↓', 'Moves through the options while the focus stays in the search.'],
      ['Home End', 'Moves to the first or last option.'],
      ['Enter', 'Selects the option and closes the sheet.'],
      ['Esc', 'Closes the sheet without a change.'],
    ],
    says: ['“Industry, Construction, button, opens dialog”', 'In the search: “1 result”, or “No results for zzz”'],
    notes: ['If the list fails to load, the sheet says so and offers “Try again”.'],
  },
  content: [
    'Options are nouns in sentence case, in an order that customers know: by name, or by frequency with `suggest`.',
    'Keep the placeholder “Choose”. An example looks like an answer.',
  ],
};
export default guide;
