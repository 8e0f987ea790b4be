import type { Guide } from '../testing/guides/guide.ts';
import { OverlayPicture } from '../testing/guides/overlay-picture.tsx';

const guide: Guide = {
  summary: 'Interrupts the customer with a short message that needs an answer.',
  use: [
    'For a message that must be answered before anything else, such as a session that is about to end.',
    'For one short question with a few buttons.',
  ],
  instead: [
    { when: 'To confirm an action that can’t be undone:', use: 'alert-dialog' },
    { when: 'For content that is longer than the screen, or a list:', use: 'sheet' },
    { when: 'For a choice of actions:', use: 'action-sheet' },
    { when: 'For a message that needs no answer:', use: 'notice' },
  ],
  anatomy: {
    story: 'open',
    parts: [
      { name: 'Mask', does: 'Covers the page. A press on it closes the dialog.', spot: [195, 180] },
      { name: 'Title', does: 'Names the topic. It is the accessible name of the dialog.', spot: [360, 350] },
      {
        name: 'Description',
        does: 'Has one or two sentences. Screen readers announce it with the title.',
        spot: [362, 403],
        optional: true,
      },
      { name: 'Content', does: 'Contains what the answer needs.', optional: true },
      { name: 'Actions', does: 'Has one or two buttons, the primary one first.', spot: [332, 469], optional: true },
    ],
  },
  practice: [
    {
      do: {
        words: 'Open it after a press, or when time runs out.',
        example: (
          <OverlayPicture
            of="dialog"
            opener="Withdraw application"
            title="Withdraw your application?"
            actions={['Withdraw application', 'Keep it']}
          >
            Your answers and documents are deleted.
          </OverlayPicture>
        ),
      },
      dont: {
        words: 'Open it when a page loads, to greet or to advertise.',
        example: (
          <OverlayPicture of="dialog" title="Open an account in 8 minutes" actions={['Open an account', 'Close']}>
            A calm start, with guides for each product.
          </OverlayPicture>
        ),
      },
    },
    {
      do: {
        words: 'Name the buttons after what they do.',
        example: (
          <OverlayPicture of="dialog" title="Your session ends in two minutes" actions={['Stay', 'Sign out']}>
            Your answers are saved.
          </OverlayPicture>
        ),
      },
      dont: {
        words: 'Ask “Are you sure?” with “Yes” and “No”.',
        example: (
          <OverlayPicture of="dialog" title="Are you sure?" actions={['Yes', 'No']}>
            Please confirm.
          </OverlayPicture>
        ),
      },
    },
    {
      do: { words: 'Import it on demand. It has 15 kB, and most visits never open it.' },
      dont: { words: 'Open a dialog from a dialog. Put the second step on a page.' },
    },
  ],
  accessibility: {
    role: 'A modal `role="dialog"` with title and description. The page behind it is hidden from assistive technology.',
    keys: [
      ['Tab', 'Moves within the dialog. The focus doesn’t leave it.'],
      ['Esc', 'Closes the dialog.'],
    ],
    says: ['“Your session ends in two minutes, dialog. Your answers are saved. Stay to continue where you are.”'],
    notes: ['On opening, the focus moves into the dialog. On closing, it returns to the button that opened it.'],
  },
  content: ['The title is a question or a statement of up to eight words. The description says what follows.'],
};
export default guide;
