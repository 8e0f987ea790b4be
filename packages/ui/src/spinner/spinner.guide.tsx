import { Button } from '../button/button.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { Spinner } from './spinner.tsx';

const guide: Guide = {
  summary: 'Turns while something is loading.',
  use: ['As part of another component that says what is loading.'],
  instead: [
    { when: 'For a wait on a page:', use: 'loading' },
    { when: 'For a running button, with `busy`:', use: 'button' },
  ],
  anatomy: {
    example: <Spinner className="size-8" />,
    parts: [{ name: 'Ring', does: 'Has the colour of its text and the size of its class.', at: 'svg' }],
  },
  practice: [
    {
      do: {
        words: 'Let [Button](button) show it and announce the wait.',
        example: <Button busy>Submit application</Button>,
      },
      dont: { words: 'Show it alone. A screen reader announces nothing.', example: <Spinner className="size-8" /> },
    },
  ],
  accessibility: { role: 'Hidden. The parent announces the wait.', notes: ['With reduced motion it doesn’t move.'] },
  content: ['It has no text. The component around it says what is loading.'],
};
export default guide;
