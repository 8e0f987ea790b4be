import type { Guide } from '../testing/guides/guide.ts';
import { Steps } from './steps.tsx';

const guide: Guide = {
  summary: 'Shows the steps of a process, and which of them are done.',
  use: [
    'For a page with all parts of a journey: what is done, what comes next, what failed.',
    'With `onChoose`, to lead back to a completed part.',
  ],
  instead: [
    { when: 'For the progress within a journey, above each of its screens:', use: 'step-progress' },
    { when: 'For events with a time, after submitting:', use: 'timeline' },
  ],
  anatomy: {
    example: (
      <Steps
        label="Your application"
        steps={[
          { id: 'identity', label: 'Identity', state: 'done' },
          { id: 'contact', label: 'Contact', state: 'current', detail: 'About 2 minutes' },
          { id: 'documents', label: 'Documents', state: 'waiting' },
        ]}
      />
    ),
    parts: [
      {
        name: 'Mark',
        does: 'Is a check, a dot or a number, so that colour isn’t the only cue.',
        at: 'li > :first-child',
        side: 'start',
      },
      {
        name: 'Label',
        does: 'Names the part, as in the progress bar.',
        at: 'li > :last-child > :first-child',
      },
      { name: 'Detail', does: 'Says how long it takes, or what is missing.', at: 'text=About 2', optional: true },
    ],
  },
  practice: [
    {
      do: { words: 'Show four to seven parts, in the order in which customers do them.' },
      dont: { words: 'List every screen. An application has more than twenty.' },
    },
    {
      do: { words: 'Mark a part as failed if its answers must be corrected, and say in its detail what to correct.' },
      dont: { words: 'Let customers skip to a part that depends on missing answers.' },
    },
  ],
  accessibility: {
    role: 'An ordered list with a name. The current part has `aria-current="step"`.',
    keys: [
      ['Tab', 'Moves to the next completed part, with `onChoose`.'],
      ['Enter Space', 'Opens it.'],
    ],
    says: ['“Your application, list, 3 items. Identity, done”'],
  },
  content: ['Labels are nouns of one or two words: “Identity”, “Contact”, “Finances”.'],
};
export default guide;
