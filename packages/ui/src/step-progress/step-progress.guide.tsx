import type { Guide } from '../testing/guides/guide.ts';
import { StepProgress } from './step-progress.tsx';

const groups = [
  { id: 'identity', done: 1 },
  { id: 'finances', done: 0.5 },
  { id: 'sign', done: 0 },
];

const guide: Guide = {
  summary: 'Shows how far the customer has come in a form, and whether the answers are saved.',
  use: [
    'In the [navigation bar](nav-bar) of every screen of a journey, to show progress and whether answers are saved.',
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
        does: 'Represents a group, and fills as the group is completed.',
        at: '[role=progressbar]',
        side: 'top',
      },
      { name: 'Group', does: 'Names the group.', at: '[data-save] > * + *, [data-save]', side: 'start' },
      {
        name: 'Note',
        does: 'Shows the minutes left, calculated from the remaining questions.',
        at: 'text=About 8',
        side: 'bottom',
        optional: true,
      },
      {
        name: 'Save status',
        does: 'Shows that answers are being saved, were saved or couldn’t be saved, or that the phone is offline.',
        at: 'text=Saved',
        side: 'end',
        optional: true,
      },
    ],
  },
  practice: [
    {
      do: { words: 'Leave out `save` until the customer types, because nothing is saved before.' },
      dont: { words: 'Show “Saved” for answers that are only on the phone.' },
    },
    {
      do: { words: 'Fill a segment as its group is completed.' },
      dont: { words: 'Show “Step 12 of 27”. The number of screens depends on the answers.' },
    },
  ],
  accessibility: {
    role: 'The segments are one `progressbar`. Its name has the group and the screen.',
    says: ['“Finances, screen 4 of 6, progress bar, 50%”', 'When offline: “Offline · saved on this device”'],
    notes: ['The save status is a `status`. Screen readers announce each change at the next pause.'],
  },
  content: ['Use 24-hour times: “Saved 14:05”.'],
};
export default guide;
