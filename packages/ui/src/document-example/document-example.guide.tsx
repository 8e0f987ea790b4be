import type { Guide } from '../testing/guides/guide.ts';

const guide: Guide = {
  use: [
    'Before customers photograph a document: a good and a bad photo side by side.',
    '`DocumentDrawing` in an option that names a document, such as one of the `RadioCards`.',
  ],
  instead: [{ when: 'To take the photo:', use: 'document-uploader' }],
  anatomy: {
    story: 'passport',
    height: 230,
    parts: [
      { name: 'Good photo', does: 'The whole document, with a tick and words that say the same.', spot: [28, 28] },
      { name: 'Bad photo', does: 'The usual mistakes, with a cross and words that name them.', spot: [214, 28] },
    ],
  },
  practice: [
    {
      do: { words: 'Show the drawing of the document that the customer chose.' },
      dont: { words: 'Show photos of people. A drawing offends no one and has a hundredth of the bytes.' },
    },
  ],
  accessibility: {
    role: 'Two figures. The drawings are hidden from a screen reader, the captions are not.',
    says: ['“Like this. All four corners, sharp and evenly lit”'],
  },
  content: ['The captions are given. They serve every document.'],
};
export default guide;
