import { Card } from '../card/card.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { Stack } from './stack.tsx';

const guide: Guide = {
  summary: 'Puts equal space between elements.',
  use: [
    'To place cards, notices and buttons of a page below each other.',
    'As a `row`, for short elements on one line.',
  ],
  instead: [
    { when: 'For the fields of a form:', use: 'form' },
    { when: 'For rows with dividers:', use: 'list' },
    { when: 'For tiles of equal size:', use: 'grid' },
  ],
  anatomy: {
    example: (
      <Stack>
        <Card>Cash account</Card>
        <Card>Margin account</Card>
      </Stack>
    ),
    parts: [
      { name: 'Children', does: 'Keep their own height and padding.', at: 'section', side: 'start' },
      { name: 'Gap', does: 'Is 8, 16 or 24 px.' },
    ],
  },
  practice: [
    {
      do: {
        words: 'Group related elements with a smaller gap.',
        example: (
          <Stack gap="small">
            <Card>Cash account</Card>
            <Card>Margin account</Card>
          </Stack>
        ),
      },
      dont: {
        words: 'Leave out the space between cards.',
        example: (
          <div>
            <Card>Cash account</Card>
            <Card>Margin account</Card>
          </div>
        ),
      },
    },
  ],
  accessibility: { role: 'A `<div>` without a role.' },
  content: ['A stack has no words.'],
};
export default guide;
