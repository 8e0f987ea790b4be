import type { Guide } from '../component-page/guide.ts';

const guide: Guide = {
  use: [
    'For a day within a few months of today, from a button of a form.',
    'With `mode="range"` for a period, such as that of a statement.',
  ],
  instead: [
    { when: 'For a date that customers know by heart:', use: 'date-field' },
    { when: 'On a page with nothing else:', use: 'calendar' },
  ],
  anatomy: {
    story: 'open',
    parts: [
      { name: 'Title', does: 'The label of the field.' },
      { name: 'Calendar', does: 'The [calendar](calendar) with its limits.' },
      { name: 'Use these dates', does: 'Takes a period. A single day is taken by its press.', optional: true },
    ],
  },
  practice: [
    {
      do: { words: 'Offer it beside a typed date, with `calendar` of a [date field](date-field).' },
      dont: { words: 'Make it the only way to enter a date.' },
    },
    {
      do: { words: 'Load it on demand: it has 23 kB.' },
      dont: { words: 'Open it by itself when a field gets the focus.' },
    },
  ],
  accessibility: {
    role: 'A modal dialog with the grid of a [calendar](calendar).',
    keys: [
      ['← → ↑ ↓', 'Moves by a day or a week.'],
      ['Page↑ Page↓', 'Moves by a month.'],
      ['Enter', 'Chooses.'],
      ['Esc', 'Closes without a change.'],
    ],
    says: ['“Period of the report, dialog”, then the day that is chosen, or today'],
  },
};
export default guide;
