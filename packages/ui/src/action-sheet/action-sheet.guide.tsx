import { ActionsPicture } from '../testing/guides/actions-picture.tsx';
import type { Guide } from '../testing/guides/guide.ts';

const guide: Guide = {
  summary: 'Lists the actions for one object in a sheet.',
  use: ['For two to six actions on one object, such as a document: take a photo, choose a file, remove it.'],
  instead: [
    { when: 'For one action:', use: 'button' },
    { when: 'For an answer to a question:', use: 'radio-group' },
    { when: 'For actions on a row of a list:', use: 'swipe-cell' },
  ],
  anatomy: {
    story: 'open',
    parts: [
      { name: 'Title', does: 'Names the object of the actions.', spot: [145, 632] },
      { name: 'Action', does: 'A full-width row with a label.', spot: [300, 684] },
      { name: 'Icon', does: 'Has 22 px. Use icons for all actions or for none.', spot: [27, 664], optional: true },
      { name: 'Detail', does: 'A limit or a condition, such as “Up to 20 MB”.', spot: [145, 758], optional: true },
      { name: 'Close', does: 'Closes the sheet without an action.', spot: [364, 612] },
    ],
  },
  practice: [
    {
      do: {
        words: 'Put the most frequent action first, and one with `danger` last.',
        example: <ActionsPicture title="Your passport" actions={['Take a photo', 'Choose a file', 'Remove']} />,
      },
      dont: {
        words: 'Add a row “Cancel”: the sheet has a close button.',
        example: <ActionsPicture title="Your passport" actions={['Cancel', 'Remove', 'Take a photo']} />,
      },
    },
    {
      do: { words: 'Ask in an [alert dialog](alert-dialog) after an action that can’t be undone.' },
      dont: { words: 'Disable an action without saying why in its detail.' },
    },
  ],
  accessibility: {
    role: 'A [sheet](sheet) with a list of buttons.',
    keys: [
      ['Tab', 'Moves from action to action.'],
      ['Enter Space', 'Closes the sheet and runs the action.'],
      ['Esc', 'Closes it without an action.'],
    ],
    says: ['“Your passport, dialog”, then “Choose a picture or PDF, Up to 20 MB, button”'],
    notes: ['`onChoose` runs after the sheet has closed, so a dialog that it opens gets the focus.'],
  },
  content: ['Labels begin with a verb: “Take a photo”. Details have no full stop.'],
};
export default guide;
