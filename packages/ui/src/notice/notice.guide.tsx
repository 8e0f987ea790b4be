import { Button } from '../button/button.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { Notice } from './notice.tsx';

const guide: Guide = {
  summary: 'Informs the customer about one screen or one question.',
  use: [
    'For a message about the screen or the answer beside it: a passport that expires soon, a document sent back.',
    'For a failed request with “Try again”.',
  ],
  instead: [
    { when: 'For the state of the whole app:', use: 'banner' },
    { when: 'For errors of several fields:', use: 'error-summary' },
    { when: 'For the outcome of a page:', use: 'result' },
    { when: 'For an explanation that some customers need:', use: 'disclosure' },
  ],
  anatomy: {
    example: (
      <Notice
        tone="warning"
        title="Your passport expires soon"
        action={
          <Button size="medium" variant="secondary">
            What that means
          </Button>
        }
        onClose={noop}
      >
        It must be valid for six more months. You can renew it and come back: your answers stay.
      </Notice>
    ),
    parts: [
      {
        name: 'Ground',
        does: 'Has the soft colour of the tone, with a contrast of 4.5:1 for the text.',
        at: '[data-tone]',
        side: 'bottom',
      },
      { name: 'Icon', does: 'Shows the tone by its shape.', at: 'svg', side: 'start' },
      {
        name: 'Title',
        does: 'Says what happened.',
        at: '[data-tone] div > :first-child',
        side: 'top',
        optional: true,
      },
      { name: 'Text', does: 'Gives the reason, and says what to do.', at: 'text=It must', side: 'end' },
      { name: 'Action', does: 'Is one button.', at: 'text=What that', side: 'start', optional: true },
      {
        name: 'Close',
        does: 'Dismisses a notice that only informs.',
        at: 'button[aria-label]',
        optional: true,
      },
    ],
  },
  practice: [
    {
      do: {
        words: 'Use `danger` if the customer can’t continue, and offer an action.',
        example: (
          <Notice tone="danger" title="We couldn’t load the agreements">
            Check your connection and try again.
          </Notice>
        ),
      },
      dont: {
        words: 'Use `danger` for a message that only needs attention.',
        example: <Notice tone="danger" title="Your passport expires in eight months" />,
      },
    },
    {
      do: { words: 'Put it above the content that it refers to.' },
      dont: { words: 'Show more than one on a screen. Customers skip the second one.' },
    },
  ],
  accessibility: {
    role: 'A block of text. A hidden word names its tone. With `announce`, it is a live region.',
    keys: [['Tab', 'Moves to the action and the close button.']],
    says: ['“Warning. Your passport expires soon. It must be valid for six more months. …”'],
    notes: ['A notice that is visible from the start needs no `announce`. Screen readers reach it in reading order.'],
  },
  content: [
    'An error says what we couldn’t do, the cause, and what to do: “We couldn’t load the agreements. Check your connection and try again.”',
    'The title has no full stop. It makes sense without the text.',
  ],
};
export default guide;
