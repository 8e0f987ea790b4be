import type { Guide } from '../testing/guides/guide.ts';
import { PdfLink } from './pdf-link.tsx';

const guide: Guide = {
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
      { name: 'Icon', does: 'A document.', at: 'svg', side: 'start' },
      { name: 'Title', does: 'That of the document.', at: 'a', side: 'top' },
      {
        name: 'Type and size',
        does: '“PDF, 182 kB”, so that customers on the train can wait.',
        at: 'a ~ span',
        side: 'bottom',
      },
    ],
  },
  practice: [
    {
      do: { words: 'Pass the size where it is known.' },
      dont: { words: 'Make the PDF the only form of what customers must read.' },
    },
  ],
  accessibility: {
    role: 'A native `<a>` to a new window.',
    keys: [['Enter', 'Opens the document.']],
    says: ['“Signed W-8BEN, PDF, 182 kB, opens in a new window, link”'],
  },
  content: ['The title of the document, without “Download”.'],
};
export default guide;
