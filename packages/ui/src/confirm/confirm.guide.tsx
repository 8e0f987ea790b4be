import type { Guide } from '../testing/guides/guide.ts';
import { OverlayPicture } from '../testing/guides/overlay-picture.tsx';

const guide: Guide = {
  summary: 'Asks the customer to confirm an action with one function call.',
  use: [
    'To ask before an action that can’t be undone, in an event handler: `if (await confirm({ … }))`.',
    'To ask from code outside a component, such as a router guard.',
  ],
  instead: [
    { when: 'For a dialog that stays open while the action runs:', use: 'alert-dialog' },
    { when: 'For a dialog with its own content:', use: 'dialog' },
  ],
  anatomy: {
    story: 'asked',
    plays: true,
    parts: [
      { name: 'Title', does: 'Asks about the action by its name.', spot: [268, 333] },
      { name: 'Description', does: 'Says what is lost, and what stays.', spot: [354, 374] },
      { name: 'Confirm', does: 'Resolves the promise with true.', spot: [332, 440] },
      { name: 'Cancel', does: 'Resolves the promise with false, as Escape does.', spot: [332, 498] },
    ],
  },
  practice: [
    {
      do: {
        words: 'Repeat the action on the button.',
        example: (
          <OverlayPicture of="dialog" title="Withdraw your application?" actions={['Withdraw application', 'Cancel']}>
            Your answers and documents are deleted.
          </OverlayPicture>
        ),
      },
      dont: {
        words: 'Ask before an action that customers can undo.',
        example: (
          <OverlayPicture of="dialog" title="Change the language?" actions={['OK', 'Cancel']}>
            You can change it back.
          </OverlayPicture>
        ),
      },
    },
  ],
  accessibility: {
    role: 'An `alertdialog` with the title as its name.',
    keys: [
      ['Tab', 'Moves between the two buttons.'],
      ['Escape', 'Cancels.'],
    ],
    says: ['“Withdraw your application? alert dialog. Your answers and documents are deleted.”'],
    notes: ['`useConfirm` uses the texts and the container of the component; `confirm` takes them as options.'],
  },
  content: ['The title is a question that names the action. The button repeats its verb.'],
};
export default guide;
