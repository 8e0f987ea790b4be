import type { Guide } from '../testing/guides/guide.ts';
import { Loading } from './loading.tsx';

const guide: Guide = {
  summary: 'Says that something is loading, if its shape is unknown.',
  use: ['For a wait for content of unknown layout. `placement="page"` centres it in at least half of the screen.'],
  instead: [
    { when: 'For content with a known layout:', use: 'skeleton' },
    { when: 'For an upload:', use: 'progress' },
    { when: 'For the action of a button, with `busy`:', use: 'button' },
  ],
  anatomy: {
    example: <Loading>Checking your details</Loading>,
    parts: [
      { name: 'Spinner', does: 'Turns. With reduced motion it doesn’t move.', at: 'svg', side: 'start' },
      { name: 'Text', does: 'Says “Loading”, or what is happening.', at: '[role=status]' },
    ],
  },
  practice: [
    {
      do: { words: 'Say what is happening if it takes more than two seconds.' },
      dont: { words: 'Show it for a split second, or instead of content that is already visible.' },
    },
  ],
  accessibility: { role: 'A `status` with the text.', says: ['“Checking your details”'] },
  content: ['Write a fragment without dots at the end: “Checking your details”.'],
};
export default guide;
