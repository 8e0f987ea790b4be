import type { Guide } from '../testing/guides/guide.ts';

const guide: Guide = {
  use: [
    'For the meaning of a term where it stands, in up to three sentences: margin ratio, buying power.',
    'With `look="icon"` beside a heading or a figure.',
  ],
  instead: [
    { when: 'For the reason for a question:', use: 'disclosure' },
    { when: 'For more than three sentences, or a table:', use: 'sheet' },
    { when: 'For what every customer must read:', use: 'notice' },
  ],
  anatomy: {
    story: 'open',
    height: 176,
    parts: [
      {
        name: 'Term or icon',
        does: 'A button. A term has a dotted line and the size of its text.',
        spot: [206, 12],
      },
      {
        name: 'Explanation',
        does: 'Beside the button, on the side with room, at most as wide as the screen.',
        spot: [230, 113],
      },
      { name: 'Close', does: 'For customers who don’t know that a press outside closes it.', spot: [372, 52] },
    ],
  },
  practice: [
    {
      do: { words: 'Explain the word on the first use of a page.' },
      dont: { words: 'Mark every use. A text full of dotted lines is hard to read.' },
    },
    {
      do: { words: 'Hold what is useful to know.' },
      dont: { words: 'Hide a fee, a risk or a deadline in it. What counts for a decision stays in sight.' },
    },
  ],
  accessibility: {
    role: 'A button that opens a non-modal `role="dialog"`. It opens on a press, never on hover.',
    keys: [
      ['Enter Space', 'Opens and closes it.'],
      ['Esc', 'Closes it and returns the focus.'],
      ['Tab', 'Moves to the links in it and to its close button.'],
    ],
    says: ['“margin ratio, button, collapsed”, then “margin ratio, dialog”'],
    notes: ['With `look="icon"` the button is called “About …”, with its label.'],
  },
  content: ['Begin with what the word means, without repeating it: “The part of your holdings that is yours.”'],
};
export default guide;
