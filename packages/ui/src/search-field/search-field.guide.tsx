import type { Guide } from '../testing/guides/guide.ts';
import { still } from '../testing/guides/still.ts';
import { SearchField } from './search-field.tsx';

const guide: Guide = {
  use: ['To filter a list on the same page.'],
  instead: [{ when: 'For an answer in a form:', use: 'picker' }],
  anatomy: {
    example: <SearchField name="guide-search" label="Search agreements" value="margin" onChange={still} />,
    parts: [
      { name: 'Icon', does: 'Says that it searches.', at: 'svg', side: 'start' },
      { name: 'Box', does: 'The label is its placeholder and its name.', at: 'input', side: 'bottom' },
      { name: 'Clear', does: 'Empties it and keeps the focus.', at: 'button', optional: true },
    ],
  },
  practice: [
    {
      do: { words: 'Filter while customers type, and announce how many are left.' },
      dont: { words: 'Search on Enter alone.' },
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
  content: ['“Search” and what is searched: “Search agreements”.'],
};
export default guide;
