import type { Guide } from '../testing/guides/guide.ts';
import { getIcon } from '../testing/guides/icon.ts';
import { Badge } from './badge.tsx';

const guide: Guide = {
  summary: 'Marks that something is new, or how many things are.',
  use: [
    'On the icon of a tab or a button that leads to new messages or open tasks.',
    'At the end of a row, for the number of items behind it.',
  ],
  instead: [
    { when: 'For the state of an object, such as “Under review”:', use: 'status-tag' },
    { when: 'For a message about a screen:', use: 'notice' },
  ],
  anatomy: {
    example: (
      <Badge label="3 new messages" count={3}>
        {getIcon('camera')}
      </Badge>
    ),
    parts: [
      { name: 'Object', does: 'Is the icon that has news.', at: 'svg', side: 'start', optional: true },
      { name: 'Mark', does: 'Shows the number, or a dot without one.', at: '[aria-hidden]:not(svg)' },
    ],
  },
  practice: [
    {
      do: {
        words: 'Show the number if customers act on each item.',
        example: <Badge label="2 open tasks" count={2} />,
      },
      dont: { words: 'Show a zero. Customers look for something new.', example: <span>0</span> },
    },
  ],
  accessibility: {
    role: 'Text. Screen readers read `label` instead of the number.',
    says: ['“3 new messages”'],
  },
  content: ['`label` names the things and their number: “3 new messages”.'],
};
export default guide;
