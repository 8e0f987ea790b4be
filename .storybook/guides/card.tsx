import { Card } from '../../packages/ui/src/card/card.tsx';
import { StatusTag } from '../../packages/ui/src/status-tag/status-tag.tsx';
import type { Guide } from '../component-page/guide.ts';

const guide: Guide = {
  use: ['For things that belong together on a page with several of them: an account, a document with its state.'],
  instead: [
    { when: 'For a choice:', use: 'radio-cards' },
    { when: 'For a row that leads on:', use: 'cell' },
    { when: 'For answers with links to change them:', use: 'summary-list' },
  ],
  anatomy: {
    example: (
      <Card title="Margin account" aside={<StatusTag tone="success">Open</StatusTag>}>
        SG-204-7719
      </Card>
    ),
    parts: [
      { name: 'Surface', does: 'A line and the radius of the brand, without a shadow.', at: 'section', side: 'bottom' },
      {
        name: 'Title',
        does: 'A heading. It makes the card a region with a name.',
        at: 'h2, h3',
        side: 'start',
        optional: true,
      },
      { name: 'Aside', does: 'A state, or a small action.', at: '[data-tone]', optional: true },
      { name: 'Content', does: '`padding="none"` lets a list reach the edges.' },
    ],
  },
  practice: [
    {
      do: { words: 'Tell surfaces apart by tint: `sunken` for what is secondary, `accent` for what is news.' },
      dont: { words: 'Put a card into a card.' },
    },
    {
      do: { words: 'Put one topic into a card.' },
      dont: { words: 'Put every group of fields into a card. White space divides a form.' },
    },
  ],
  accessibility: {
    role: 'A `<section>` with the name of its title, or a `<div>` without one.',
    notes: [
      '`level` keeps the order of headings: no level is skipped.',
      'A card itself can’t be pressed. Put a button or a link into it.',
    ],
  },
  content: ['A title of up to four words, without a full stop.'],
};
export default guide;
