import { StatusTag } from '../status-tag/status-tag.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { still } from '../testing/guides/still.ts';
import { TextField } from '../text-field/text-field.tsx';
import { Card } from './card.tsx';

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
        <span>SG-204-7719</span>
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
      { name: 'Content', does: '`padding="none"` lets a list reach the edges.', at: 'text=SG-204', side: 'end' },
    ],
  },
  practice: [
    {
      do: {
        words: 'Tell surfaces apart by tint: `sunken` for what is secondary, `accent` for what is news.',
        example: (
          <div className="flex flex-col gap-3">
            <Card tone="accent" title="Your account is open">
              <span>You can change it later.</span>
            </Card>
            <Card tone="sunken" title="Commission">
              <span>SGD 0.99 per trade</span>
            </Card>
          </div>
        ),
      },
      dont: {
        words: 'Put a card into a card.',
        example: (
          <Card title="Your account">
            <Card title="Cash account">
              <Card title="Commission">
                <span>SGD 0.99 per trade</span>
              </Card>
            </Card>
          </Card>
        ),
      },
    },
    {
      do: {
        words: 'Put one topic into a card.',
        example: (
          <div className="flex flex-col gap-3">
            <Card title="Cash account">
              <span>SG-204-7719</span>
            </Card>
            <Card title="Margin account">
              <span>SG-204-7719</span>
            </Card>
          </div>
        ),
      },
      dont: {
        words: 'Put every group of fields into a card. White space divides a form.',
        example: (
          <div className="flex flex-col gap-3">
            <Card title="Name">
              <TextField name="guide-in-card" label="Full name" value="" onChange={still} />
            </Card>
            <Card title="Contact">
              <TextField name="guide-in-second" label="Mobile number" value="" onChange={still} />
            </Card>
          </div>
        ),
      },
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
