import { StatusTag } from '../status-tag/status-tag.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { TextField } from '../text-field/text-field.tsx';
import { Card } from './card.tsx';

const guide: Guide = {
  summary: 'Groups related content on a surface.',
  use: ['For content that belongs together on a page with several cards: an account, or a document with its state.'],
  instead: [
    { when: 'For a choice:', use: 'radio-cards' },
    { when: 'For a row that leads to a page:', use: 'cell' },
    { when: 'For answers with links to change them:', use: 'summary-list' },
  ],
  anatomy: {
    example: (
      <Card title="Margin account" aside={<StatusTag tone="success">Open</StatusTag>}>
        <span>SG-204-7719</span>
      </Card>
    ),
    parts: [
      {
        name: 'Surface',
        does: 'Has a border and the radius of the brand, without a shadow.',
        at: 'section',
        side: 'bottom',
      },
      {
        name: 'Title',
        does: 'Is a heading. It makes the card a named region.',
        at: 'h2, h3',
        side: 'start',
        optional: true,
      },
      { name: 'Aside', does: 'Shows a state or a small action.', at: '[data-tone]', optional: true },
      {
        name: 'Content',
        does: 'Can reach the edges with `padding="none"`, such as a list.',
        at: 'text=SG-204',
        side: 'end',
      },
    ],
  },
  practice: [
    {
      do: {
        words: 'Distinguish surfaces by tint: `sunken` for secondary content, `accent` for news.',
        example: (
          <div className="flex flex-col gap-3">
            <Card variant="accent" title="Your account is open">
              <span>You can change it later.</span>
            </Card>
            <Card variant="sunken" title="Commission">
              <span>SGD 0.99 per trade</span>
            </Card>
          </div>
        ),
      },
      dont: {
        words: 'Put a card in another card.',
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
        words: 'Use one card per topic.',
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
        words: 'Put every group of fields in a card. Separate parts of a form with white space.',
        example: (
          <div className="flex flex-col gap-3">
            <Card title="Name">
              <TextField name="guide-in-card" label="Full name" value="" onValueChange={noop} />
            </Card>
            <Card title="Contact">
              <TextField name="guide-in-second" label="Mobile number" value="" onValueChange={noop} />
            </Card>
          </div>
        ),
      },
    },
  ],
  accessibility: {
    role: 'A `<section>` with the name of its title, or a `<div>` without one.',
    notes: [
      'Set `level` so that no heading level is skipped.',
      'A card can’t be pressed. Put a button or a link in it.',
    ],
  },
  content: ['A title has up to four words and no full stop.'],
};
export default guide;
