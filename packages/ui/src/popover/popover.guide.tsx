import type { Guide } from '../testing/guides/guide.ts';

const guide: Guide = {
  summary: 'Explains a word beside it, without leaving the page.',
  use: [
    'To explain a term in up to three sentences: margin ratio, buying power.',
    'With `variant="icon"` beside a heading or a figure.',
  ],
  instead: [
    { when: 'For the reason for a question:', use: 'disclosure' },
    { when: 'For more than three sentences, or a table:', use: 'sheet' },
    { when: 'For text that every customer must read:', use: 'notice' },
  ],
  anatomy: {
    story: 'open',
    plays: true,
    height: 176,
    parts: [
      {
        name: 'Term or icon',
        does: 'Is a button. A term has a dotted line and the size of its text.',
        spot: [206, 12],
      },
      {
        name: 'Explanation',
        does: 'Appears beside the button, on the side with space, at most as wide as the screen.',
        spot: [230, 113],
      },
      { name: 'Close', does: 'Helps customers who don’t know that a press outside closes it.', spot: [372, 52] },
    ],
  },
  practice: [
    {
      do: { words: 'Explain the term at its first use on a page.' },
      dont: { words: 'Mark every use. A text full of dotted lines is hard to read.' },
    },
    {
      do: { words: 'Use it for additional information.' },
      dont: { words: 'Hide a fee, a risk or a deadline in it. Show facts that affect a decision on the page.' },
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
    notes: ['With `variant="icon"`, the name of the button is “About …” with its label.'],
  },
  content: ['Start with what the term means, without repeating it: “The part of your holdings that is yours.”'],
};
export default guide;
