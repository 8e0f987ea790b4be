import { Cell } from '../cell/cell.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { List } from './list.tsx';

const guide: Guide = {
  summary: 'Shows rows of the same kind, with a line between them.',
  use: ['For [cells](cell) and [swipe cells](swipe-cell) below each other.'],
  instead: [
    { when: 'For tiles in columns:', use: 'grid' },
    { when: 'For labels and values:', use: 'description-list' },
  ],
  anatomy: {
    example: (
      <List label="Account types" variant="card">
        <Cell title="Cash account" href="#cash" />
        <Cell title="Margin account" href="#margin" />
      </List>
    ),
    parts: [
      {
        name: 'Frame',
        does: 'Has a border with `card`. Inside a card or a sheet, use `plain`.',
        at: 'ul',
        side: 'bottom',
      },
      { name: 'Row', does: 'Have a line between them.', at: 'li' },
      { name: 'Label', does: 'Names the list for screen readers.', optional: true },
    ],
  },
  practice: [
    {
      do: {
        words: 'Sort rows by what customers need next.',
        example: (
          <List label="Account types" variant="card">
            <Cell title="Cash account" href="#first" />
            <Cell title="Margin account" href="#next" />
          </List>
        ),
      },
      dont: {
        words: 'Mix rows that can be pressed with rows that can’t.',
        example: (
          <List label="Account types" variant="card">
            <Cell title="Cash account" href="#pressed" />
            <Cell title="Margin account" />
          </List>
        ),
      },
    },
  ],
  accessibility: { role: 'A `<ul>` with a name.', says: ['“Account types, list, 2 items”'] },
  content: ['The label names the rows: “Account types”. Don’t add a word such as “list”.'],
};
export default guide;
