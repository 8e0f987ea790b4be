import type { Guide } from '../testing/guides/guide.ts';

const guide: Guide = {
  use: [
    'To read one or more agreements in a sheet, with version, date and language.',
    '`AgreementText` shows one on a page of its own.',
  ],
  instead: [
    { when: 'To ask for consent:', use: 'consent-checkbox' },
    { when: 'For a PDF:', use: 'pdf-link' },
  ],
  anatomy: {
    story: 'short',
    height: 430,
    parts: [
      { name: 'Title', does: 'Of the agreement, or above several.', spot: [210, 98] },
      { name: 'Version and date', does: 'From when it applies.', spot: [230, 189] },
      { name: 'Text', does: 'Sections with headings, in the language of the agreement.', spot: [362, 240] },
      { name: 'Go to the end', does: 'Jumps there. Reading isn’t forced.', spot: [160, 142] },
      { name: 'I have read to the end', does: 'Closes the sheet, and is recorded.', spot: [350, 371] },
    ],
  },
  practice: [
    {
      do: { words: 'Show the version that is signed.' },
      dont: { words: 'Show a summary in its place. A summary stands before the text, and says so.' },
    },
  ],
  accessibility: {
    role: 'A modal dialog. The text has its own `lang`, so that it is read with the right voice.',
    keys: [
      ['Tab', 'Moves to “Go to the end” and through the links.'],
      ['↑ ↓', 'Scrolls the text.'],
      ['Esc', 'Closes it.'],
    ],
    says: ['“Customer agreement, dialog”'],
  },
  content: ['The full words of the law. Headings are nouns: “Fees and interest”.'],
};
export default guide;
