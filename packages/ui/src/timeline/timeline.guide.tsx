import type { Guide } from '../testing/guides/guide.ts';
import { Timeline } from './timeline.tsx';

const guide: Guide = {
  summary: 'Shows past and next events with their dates.',
  use: ['For what happened and what comes next, with times, such as the review of an application.'],
  instead: [{ when: 'For the parts of a journey before submitting:', use: 'steps' }],
  anatomy: {
    example: (
      <Timeline
        label="What happens next"
        items={[
          { id: 'sent', title: 'Application received', time: '12 March 2027, 14:05', state: 'done' },
          {
            id: 'review',
            title: 'We check your documents',
            time: 'By 17 March 2027',
            detail: 'It takes 1 to 3 working days.',
            state: 'current',
          },
        ]}
      />
    ),
    parts: [
      {
        name: 'Mark',
        does: 'Shows the state by its shape: done, now, waiting, failed.',
        at: 'li > :first-child',
        side: 'start',
      },
      { name: 'Title', does: 'Says what happens, and who acts.', at: 'li:last-child > p', side: 'end' },
      {
        name: 'Time',
        does: 'Says when it happened, or by when it will.',
        at: 'li > p:last-of-type',
        side: 'end',
        optional: true,
      },
      {
        name: 'Detail',
        does: 'Says how long it takes, or what customers need to do.',
        at: 'li:last-child > div',
        optional: true,
      },
    ],
  },
  practice: [
    {
      do: {
        words: 'Say by when: “By 17 March 2027”. It includes that day.',
        example: (
          <Timeline
            label="What happens next"
            items={[
              { id: 'sent', title: 'Application received', time: '12 March 2027', state: 'done' },
              { id: 'review', title: 'We check your documents', time: 'By 17 March 2027', state: 'current' },
            ]}
          />
        ),
      },
      dont: {
        words: 'Promise “soon”.',
        example: (
          <Timeline
            label="What happens next"
            items={[
              { id: 'sent', title: 'Application received', state: 'done' },
              { id: 'review', title: 'We check your documents', time: 'Soon', state: 'current' },
            ]}
          />
        ),
      },
    },
    {
      do: { words: 'Show every event up to the opened account.' },
      dont: { words: 'List technical events, such as a file that was received.' },
    },
  ],
  accessibility: {
    role: 'An ordered list. The current event has `aria-current="step"`.',
    says: ['“What happens next, list, 2 items. Application received, 12 March 2027, 14:05”'],
  },
  content: ['Titles are sentences that name who acts: “We check your documents”.'],
};
export default guide;
