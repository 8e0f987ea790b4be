import type { Guide } from '../testing/guides/guide.ts';
import { Loading } from './loading.tsx';

const guide: Guide = {
  use: ['For a wait whose result has no known layout. `place="page"` centres it in at least half of the screen.'],
  instead: [
    { when: 'For content with a known layout:', use: 'skeleton' },
    { when: 'For an upload:', use: 'progress' },
    { when: 'For the action of a button, with `busy`:', use: 'button' },
  ],
  anatomy: {
    example: <Loading>Checking your details</Loading>,
    parts: [
      { name: 'Spinner', does: 'Turns. With reduced motion it stands still.', at: 'svg', side: 'start' },
      { name: 'Text', does: '“Loading”, or what is done.', at: '[role=status]' },
    ],
  },
  practice: [
    {
      do: { words: 'Say what is done where it takes more than two seconds.' },
      dont: { words: 'Show it for less than a blink. What is there already stays.' },
    },
  ],
  accessibility: { role: 'A `status` with the text.', says: ['“Checking your details”'] },
  content: ['A fragment without dots at the end: “Checking your details”.'],
};
export default guide;
