import type { Guide } from '../testing/guides/guide.ts';

const guide: Guide = {
  summary: 'Shows a picture on the whole screen, where the customer can enlarge it.',
  use: ['To look at a photo closely, such as a document that customers sent.'],
  instead: [{ when: 'For a PDF:', use: 'pdf-link' }],
  anatomy: {
    story: 'open',
    parts: [
      { name: 'Close', does: 'Returns the focus to what opened it.', spot: [360, 62] },
      { name: 'Picture', does: 'Fills the screen. A press zooms in.', spot: [360, 330] },
      { name: 'Zoom', does: 'Are buttons for larger and smaller.', spot: [260, 52] },
    ],
  },
  practice: [
    {
      do: { words: 'Open it from a small picture with the label “View larger”.' },
      dont: { words: 'Open it on hover.' },
    },
  ],
  accessibility: {
    role: 'A modal dialog that fills the screen.',
    keys: [
      ['Enter Space', 'Presses the zoom button that has the focus.'],
      ['← → ↑ ↓', 'Scrolls a large picture.'],
      ['Esc', 'Closes it.'],
    ],
    says: ['“Image: Passport, photo page, dialog”'],
  },
  content: ['The label names the document.'],
};
export default guide;
