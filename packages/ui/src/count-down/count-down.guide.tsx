import type { Guide } from '../testing/guides/guide.ts';
import { CountDown } from './count-down.tsx';

const guide: Guide = {
  summary: 'Shows the remaining time, and announces it at important moments.',
  use: ['For a limit that a server enforces: a code that is valid for five minutes, a session that ends.'],
  instead: [{ when: 'For a date:', use: 'description-list' }],
  anatomy: {
    example: <CountDown label="This code is valid for" until={272_000} now={() => 0} />,
    parts: [
      { name: 'Label', does: 'Says what ends.', at: ':first-child', side: 'start' },
      { name: 'Time', does: 'Shows minutes and seconds, with digits of equal width.', at: '[role=timer]' },
    ],
  },
  practice: [
    {
      do: { words: 'Use the server’s clock, which `now` returns.' },
      dont: { words: 'Use the clock of the phone. It may be minutes wrong.' },
    },
    {
      do: { words: 'Let customers get more time, or start again without a loss.' },
      dont: { words: 'Use it to hurry a decision.' },
    },
  ],
  accessibility: {
    role: 'A `timer`, which screen readers don’t announce. A `status` announces a few marks: 5 minutes, 60, 30 and 10 seconds.',
    says: ['“This code is valid for 60 seconds”'],
  },
  content: ['The time follows the label: “This code is valid for”.'],
};
export default guide;
