import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { Cascader } from './cascader.tsx';

const regions = [{ value: 'MY-10', label: 'Selangor' }];

const guide: Guide = {
  summary: 'Asks for a place or a category, one level at a time.',
  use: [
    'For a choice that depends on another: a state of a country, a district of a province.',
    'For levels that are loaded one after the other.',
  ],
  instead: [
    { when: 'For one level:', use: 'picker' },
    { when: 'For a whole address:', use: 'address-fields' },
  ],
  anatomy: {
    example: (
      <Cascader
        name="guide-area"
        label="Where do you live?"
        levels={['Country or region', 'State or province']}
        options={[{ value: 'MY', label: 'Malaysia' }]}
        getChildOptions={([country, region]) => (country && region === undefined ? regions : undefined)}
        value={['MY', 'MY-10']}
        onValueChange={noop}
      />
    ),
    parts: [
      { name: 'Button', does: 'Shows the whole path, or “Choose”.', at: 'button' },
      { name: 'Path', does: 'Shows the levels in the sheet. A press on a level leads back to it.' },
      { name: 'Search', does: 'Filters the open level.' },
      { name: 'List', does: 'Shows the options of the level. An option without further levels closes the sheet.' },
    ],
  },
  practice: [
    {
      do: { words: 'Name each level by its content: “State or province”.' },
      dont: { words: 'Use it for a filter with independent criteria.' },
    },
    {
      do: { words: 'Leave out a level that has one option.' },
      dont: { words: 'Ask for more than three levels.' },
    },
  ],
  accessibility: {
    role: 'A button that opens a dialog with a `combobox` and a `listbox` for each level.',
    keys: [
      ['↑ ↓', 'Moves through the options of the level.'],
      ['Enter', 'Selects the option, and opens its level or closes the sheet.'],
      ['Esc', 'Closes without a change.'],
    ],
    says: ['“Where do you live? Dialog”, then “State or province, list box”'],
    notes: ['If a level fails to load, the sheet says so and offers “Try again”. The choice above it stays.'],
  },
  content: ['Options use the spelling of the country’s postal service.'],
};
export default guide;
