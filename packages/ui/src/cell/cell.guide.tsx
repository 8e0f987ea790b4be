import { Button } from '../button/button.tsx';
import { List } from '../list/list.tsx';
import { StatusTag } from '../status-tag/status-tag.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { getIcon } from '../testing/guides/icon.ts';
import { Cell } from './cell.tsx';

const guide: Guide = {
  summary: 'Shows one row of a list, which can lead to another page.',
  use: [
    'For a row of a [list](list) that leads to a page, or opens a sheet.',
    'For a row with a name and a value, which can’t be pressed.',
  ],
  instead: [
    { when: 'For labels and values that are read together:', use: 'description-list' },
    { when: 'For a row with several actions:', use: 'swipe-cell' },
    { when: 'For a choice:', use: 'radio-group' },
  ],
  anatomy: {
    example: (
      <List label="Documents" variant="card">
        <Cell
          title="Proof of address"
          detail="A bank statement or a bill"
          icon={getIcon('file-text', 22)}
          value={<StatusTag tone="warning">Due</StatusTag>}
          href="#address"
        />
      </List>
    ),
    parts: [
      {
        name: 'Icon',
        does: 'Has 22 px. Use icons for all rows or for none.',
        at: 'a > span:first-child',
        side: 'start',
        optional: true,
      },
      { name: 'Title', does: 'Names where the row leads.', at: 'a .text-body', side: 'top' },
      {
        name: 'Detail',
        does: 'Is one line that helps customers choose.',
        at: 'a .text-caption',
        side: 'bottom',
        optional: true,
      },
      { name: 'Value', does: 'Shows the state or the answer.', at: '[data-tone]', side: 'bottom', optional: true },
      { name: 'Arrow', does: 'Shows that the row leads to a page.', at: 'a > svg', side: 'end' },
    ],
  },
  practice: [
    {
      do: { words: 'Use `href` for a page, so that it opens in a new tab too.' },
      dont: { words: 'Use `onPress` to navigate.' },
    },
    {
      do: {
        words: 'Make the whole row one target.',
        example: (
          <List label="Documents" variant="card">
            <Cell title="Proof of address" detail="A bank statement or a bill" href="#row" />
          </List>
        ),
      },
      dont: {
        words: 'Put a second button in a row that can be pressed.',
        example: (
          <List label="Documents" variant="card">
            <Cell
              title="Proof of address"
              detail="A bank statement or a bill"
              value={
                <Button size="medium" variant="secondary">
                  View
                </Button>
              }
              href="#two"
            />
          </List>
        ),
      },
    },
  ],
  accessibility: {
    role: 'An `<li>` with a link or a button of its full size.',
    keys: [
      ['Tab', 'Moves to the next row that can be pressed.'],
      ['Enter', 'Opens it. A button also reacts to Space.'],
    ],
    says: ['“Proof of address, A bank statement or a bill, Due, link”'],
  },
  content: ['Titles are nouns. The detail is a fragment without a full stop.'],
};
export default guide;
