import { Cell } from '../cell/cell.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { InfiniteList } from './infinite-list.tsx';

const never = () => new Promise<void>(() => undefined);

const guide: Guide = {
  summary: 'Loads more rows of a long list when customers reach its end.',
  use: ['For rows in order of time that customers read from the top, such as transactions or messages.'],
  instead: [
    { when: 'For a list that loads at once:', use: 'list' },
    { when: 'For newer rows at the top:', use: 'pull-to-refresh' },
    { when: 'For options to search and choose from:', use: 'picker' },
  ],
  anatomy: {
    example: (
      <InfiniteList label="Transactions" variant="card" hasMore onLoadMore={never}>
        <Cell title="Dividend, DBS" value="SGD 12.40" />
        <Cell title="Deposit" value="SGD 500.00" />
      </InfiniteList>
    ),
    parts: [
      { name: 'Rows', does: 'Stay where they are when more load.', at: 'li', side: 'start' },
      { name: 'End', does: 'Shows “Show more”, “Loading” or an error.', at: '[role=status]' },
    ],
  },
  practice: [
    {
      do: {
        words: 'Load a page of rows that fills the screen at least once.',
        example: (
          <InfiniteList label="Transactions" variant="card" hasMore={false} onLoadMore={never}>
            <Cell title="Dividend, DBS" value="SGD 12.40" />
            <Cell title="Deposit" value="SGD 500.00" />
          </InfiniteList>
        ),
      },
      dont: {
        words: 'Put content below the list. Customers never reach it.',
        example: (
          <InfiniteList label="Transactions" variant="card" hasMore onLoadMore={never}>
            <Cell title="Dividend, DBS" value="SGD 12.40" />
          </InfiniteList>
        ),
      },
    },
  ],
  accessibility: {
    role: 'A `<ul>`, and below it a button and a `status`.',
    keys: [
      ['Tab', 'Moves through the rows to “Show more”.'],
      ['Enter Space', 'Loads more rows.'],
    ],
    says: ['“Loading”', '“We couldn’t load more. Try again, button”'],
  },
  content: ['The label of the list names its rows: “Transactions”.'],
};
export default guide;
