import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { SearchField } from './search-field.tsx';

const guide: Guide = {
  summary: 'Finds something in a list by what the customer types.',
  use: ['To filter a list on the same page.'],
  instead: [{ when: 'For an answer in a form:', use: 'picker' }],
  anatomy: {
    example: <SearchField name="guide-search" label="Search agreements" value="margin" onValueChange={noop} />,
    parts: [
      { name: 'Icon', does: 'Shows that the field searches.', at: 'svg', side: 'start' },
      { name: 'Box', does: 'Shows the label as its placeholder and accessible name.', at: 'input', side: 'bottom' },
      { name: 'Clear', does: 'Clears the box and keeps the focus.', at: 'button', optional: true },
    ],
  },
  practice: [
    {
      do: { words: 'Filter while customers type, and announce how many results remain.' },
      dont: { words: 'Search only on Enter.' },
    },
  ],
  accessibility: {
    role: 'A `searchbox`.',
    keys: [
      ['Enter', 'Submits.'],
      ['Tab', 'Moves to “Clear”.'],
    ],
    says: ['“Search agreements, search field”'],
  },
  content: ['Write “Search” and the name of the content: “Search agreements”.'],
};
export default guide;
