import type { Guide } from '../testing/guides/guide.ts';
import { StepProgress } from './step-progress.tsx';

const groups = [
  { id: 'identity', done: 1 },
  { id: 'finances', done: 0.5 },
  { id: 'sign', done: 0 },
];

const guide: Guide = {
  use: [
    'In the [navigation bar](nav-bar) of every screen of a journey: where customers are, and whether their answers are saved.',
  ],
  instead: [
    { when: 'For a page that lists the parts of a journey:', use: 'steps' },
    { when: 'For an upload:', use: 'progress' },
  ],
  anatomy: {
    example: (
      <StepProgress
        groups={groups}
        current="finances"
        label="Finances"
        screen={{ number: 4, of: 6 }}
        note="About 8 minutes left"
        save={{ state: 'saved', time: '14:05' }}
      />
    ),
    parts: [
      {
        name: 'Segments',
        does: 'One for each group, filled by what is done in it.',
        at: '[role=progressbar]',
        side: 'top',
      },
      { name: 'Group', does: 'The name of the part.', at: '[data-save] > * + *, [data-save]', side: 'start' },
      {
        name: 'Note',
        does: 'The minutes left, from the questions that are still asked.',
        at: 'text=About 8',
        side: 'bottom',
        optional: true,
      },
      {
        name: 'Save status',
        does: 'Saving, saved at a time, failed, or kept on this phone.',
        at: 'text=Saved',
        side: 'end',
        optional: true,
      },
    ],
  },
  practice: [
    {
      do: { words: 'Leave `save` out until the customer types: nothing is saved before.' },
      dont: { words: 'Show “Saved” for answers that only the phone has.' },
    },
    {
      do: { words: 'Fill a segment by what is done in its group.' },
      dont: { words: 'Show “Step 12 of 27”. The number of screens depends on the answers.' },
    },
  ],
  accessibility: {
    role: 'The segments are one `progressbar`. Its name says group and screen.',
    says: ['“Finances, screen 4 of 6, progress bar, 50%”', 'When offline: “Offline · saved on this device”'],
    notes: ['The save status is a `status`: each change is announced at the next pause.'],
  },
  content: ['A time in 24 hours: “Saved 14:05”.'],
};
export default guide;
