import type { Guide } from '../testing/guides/guide.ts';

const guide: Guide = {
  summary: 'Shows agreements in full, with a shortcut to their end.',
  use: [
    'To read one or more agreements in a sheet, with version, date and language.',
    '`AgreementText` shows one agreement on a separate page.',
  ],
  instead: [
    { when: 'To ask for consent:', use: 'consent-checkbox' },
    { when: 'For a PDF:', use: 'pdf-link' },
  ],
  anatomy: {
    story: 'short-agreement',
    height: 430,
    parts: [
      { name: 'Title', does: 'Names the agreement, or the group of agreements.', spot: [210, 98] },
      { name: 'Version and date', does: 'Says from when it applies.', spot: [230, 189] },
      { name: 'Text', does: 'Has sections with headings, in the language of the agreement.', spot: [362, 240] },
      { name: 'Go to the end', does: 'Jumps to the end. Customers don’t have to read.', spot: [160, 142] },
      {
        name: 'I have read to the end',
        does: 'Closes the sheet and records that the customer read it.',
        spot: [350, 371],
      },
    ],
  },
  practice: [
    {
      do: { words: 'Show the version that is signed.' },
      dont: { words: 'Show a summary instead. Put a summary before the text, and label it.' },
    },
  ],
  accessibility: {
    role: 'A modal dialog. The text has its own `lang`, so that screen readers use the right voice.',
    keys: [
      ['Tab', 'Moves to “Go to the end” and through the links.'],
      ['↑ ↓', 'Scrolls the text.'],
      ['Esc', 'Closes it.'],
    ],
    says: ['“Customer agreement, dialog”'],
  },
  content: ['Use full legal words. Headings are nouns: “Fees and interest”.'],
};
export default guide;
