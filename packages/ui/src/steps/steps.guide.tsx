import type { Guide } from '../testing/guides/guide.ts';
import { Steps } from './steps.tsx';

const guide: Guide = {
  use: [
    'For the parts of a journey, on a page that shows them all: what is done, what comes next, what failed.',
    'With `onChoose`, to lead back to a part that is done.',
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
        does: 'A check, a dot or a number: the state has a form, not only a colour.',
        at: 'li > :first-child',
        side: 'start',
      },
      {
        name: 'Label',
        does: 'The name of the part, the same as in the progress bar.',
        at: 'li > :last-child > :first-child',
      },
      { name: 'Detail', does: 'How long it takes, or what is missing.', at: 'text=About 2', optional: true },
    ],
  },
  practice: [
    {
      do: { words: 'Show four to seven parts, in the order in which customers do them.' },
      dont: { words: 'List every screen. An application has more than twenty.' },
    },
    {
      do: { words: 'Mark a part as failed where its answers must be corrected, and say what in its detail.' },
      dont: { words: 'Let customers jump ahead to a part that depends on answers they haven’t given.' },
    },
  ],
  accessibility: {
    role: 'An ordered list with a name. The current part has `aria-current="step"`.',
    keys: [
      ['Tab', 'With `onChoose`: moves to the next part that is done.'],
      ['Enter Space', 'Opens it.'],
    ],
    says: ['“Your application, list, 3 items. Identity, done”'],
  },
  content: ['Labels are nouns of one or two words: “Identity”, “Contact”, “Finances”.'],
};
export default guide;
