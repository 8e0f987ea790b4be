import type { Guide } from '../testing/guides/guide.ts';
import { OverlayPicture } from '../testing/guides/overlay-picture.tsx';

const guide: Guide = {
  summary: 'Asks the customer to confirm something that can’t be undone.',
  use: [
    'To confirm what can’t be undone: withdrawing an application, deleting a document.',
    'To confirm what costs money, or what other people are notified about.',
  ],
  instead: [
    { when: 'For other questions:', use: 'dialog' },
    { when: 'To confirm that an action is done:', use: 'toast' },
  ],
  anatomy: {
    story: 'danger',
    parts: [
      { name: 'Title', does: 'Asks about the action by its name.', spot: [268, 333] },
      { name: 'Description', does: 'Says what is lost, and what stays.', spot: [354, 374] },
      { name: 'Confirm', does: 'Repeats the action. `danger` makes it red.', spot: [332, 440] },
      { name: 'Cancel', does: 'Has the focus when the dialog opens.', spot: [332, 498] },
    ],
  },
  practice: [
    {
      do: {
        words: 'Say what is lost: “Your answers and documents are deleted.”',
        example: (
          <OverlayPicture of="dialog" title="Withdraw your application?" actions={['Withdraw application', 'Keep it']}>
            Your answers and documents are deleted.
          </OverlayPicture>
        ),
      },
      dont: {
        words: 'Warn in general: “This action can’t be undone.”',
        example: (
          <OverlayPicture of="dialog" title="Are you sure?" actions={['OK', 'Cancel']}>
            Please confirm.
          </OverlayPicture>
        ),
      },
    },
    {
      do: { words: 'Ask only where no undo exists.' },
      dont: { words: 'Ask for every action. Customers then confirm without reading.' },
    },
  ],
  accessibility: {
    role: 'A modal `role="alertdialog"`. A press outside doesn’t close it.',
    keys: [
      ['Enter Space', 'Presses Cancel, which has the focus.'],
      ['Tab', 'Moves between the two buttons.'],
      ['Esc', 'Cancels, unless the action is running.'],
    ],
    says: ['“Withdraw your application? Alert dialog. Your answers and documents are deleted. Cancel, button”'],
    notes: [
      'A dialog that is longer than the screen gets the focus itself, so that it is read from the beginning.',
      'While `busy`, Cancel and Escape do nothing, because the request was sent.',
    ],
  },
  content: [
    'The title is a question with the verb of the button: “Withdraw your application?”, “Withdraw application”.',
    'If “Cancel” is unclear, `cancelLabel` names what stays: “Keep it”.',
  ],
};
export default guide;
