import { Button } from '../button/button.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { Spinner } from './spinner.tsx';

const guide: Guide = {
  use: ['As a part of another component that says in words what is loading.'],
  instead: [
    { when: 'For a wait on a page:', use: 'loading' },
    { when: 'For a button that runs, with `busy`:', use: 'button' },
  ],
  anatomy: {
    example: <Spinner className="size-8" />,
    parts: [{ name: 'Ring', does: 'In the colour of its text, of the size of its class.', at: 'svg' }],
  },
  practice: [
    {
      do: {
        words: 'Let [Button](button) show it, which also announces the wait.',
        example: <Button busy>Submit application</Button>,
      },
      dont: { words: 'Show it alone. A screen reader says nothing.', example: <Spinner className="size-8" /> },
    },
  ],
  accessibility: { role: 'Hidden. The parent announces the wait.', notes: ['With reduced motion it stands still.'] },
  content: ['It has no words of its own. What contains it says what is loading.'],
};
export default guide;
