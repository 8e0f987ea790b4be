import type { Guide } from '../testing/guides/guide.ts';
import { PdfLink } from './pdf-link.tsx';

const guide: Guide = {
  summary: 'Opens a PDF, and says its size first.',
  use: ['For a document to keep: a signed form, a statement, a fee schedule.'],
  instead: [
    { when: 'For an agreement that is read before consent:', use: 'consent-reader' },
    { when: 'For a page:', use: 'link' },
  ],
  anatomy: {
    example: (
      <PdfLink href="#w8ben.pdf" bytes={182_400}>
        Signed W-8BEN
      </PdfLink>
    ),
    parts: [
      { name: 'Icon', does: 'Shows a document.', at: 'svg', side: 'start' },
      { name: 'Title', does: 'Is the title of the document.', at: 'a', side: 'top' },
      {
        name: 'Type and size',
        does: 'Shows “PDF, 182 kB”, so that customers on a slow connection can wait.',
        at: 'a ~ span',
        side: 'bottom',
      },
    ],
  },
  practice: [
    {
      do: { words: 'Pass the size if it is known.' },
      dont: { words: 'Offer text that customers must read only as a PDF.' },
    },
  ],
  accessibility: {
    role: 'A native `<a>` that opens a new window.',
    keys: [['Enter', 'Opens the document.']],
    says: ['“Signed W-8BEN, PDF, 182 kB, opens in a new window, link”'],
  },
  content: ['Use the title of the document, without “Download”.'],
};
export default guide;
