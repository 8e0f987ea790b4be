import type { Guide } from '@quayside/ui/testing/guides/guide';

const guide: Guide = {
  summary: 'Shows a good and a bad photo of a document before the customer takes one.',
  use: [
    'Before customers photograph a document: a good and a bad photo side by side.',
    '`DocumentDrawing` in an option that names a document, such as one of the `RadioCards`.',
  ],
  instead: [{ when: 'To take the photo:', use: 'document-uploader' }],
  anatomy: {
    story: 'passport',
    height: 230,
    parts: [
      { name: 'Good photo', does: 'Shows the whole document, with a tick and a caption.', spot: [28, 28] },
      { name: 'Bad photo', does: 'Shows common mistakes, with a cross and captions.', spot: [214, 28] },
    ],
  },
  practice: [
    {
      do: { words: 'Show the drawing of the document that the customer chose.' },
      dont: { words: 'Show photos of people. A drawing is neutral and has a hundredth of the bytes.' },
    },
  ],
  accessibility: {
    role: 'Two figures. The drawings are hidden from screen readers; the captions are not.',
    says: ['“Like this. All four corners, sharp and evenly lit”'],
  },
  content: ['The captions are fixed and fit every document.'],
};
export default guide;
