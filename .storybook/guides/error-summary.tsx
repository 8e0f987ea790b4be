import { ErrorSummary } from '../../packages/ui/src/error-summary/error-summary.tsx';
import type { Guide } from '../component-page/guide.ts';

const errors = [
  { id: 'guide-surname', message: 'Enter your surname' },
  { id: 'guide-gender', message: 'Choose your gender' },
];

const guide: Guide = {
  use: ['For the errors of a form after “Continue”: it says how many there are, and leads to each.'],
  instead: [
    { when: 'For a request that failed:', use: 'notice' },
    { when: 'For the error of one field, which stands below its label:', use: 'field' },
  ],
  anatomy: {
    example: <ErrorSummary errors={errors} />,
    parts: [
      { name: 'Count', does: 'How many answers to check. One line, so that it fits above the keyboard.', at: 'button' },
      { name: 'Arrow', does: 'Opens and closes the list.', at: 'button > svg:last-of-type', side: 'bottom' },
      { name: 'List of links', does: 'The message of each field, in the order of the screen.' },
    ],
  },
  practice: [
    {
      do: { words: 'Place it in the sticky bar, where it stays in sight at every field.' },
      dont: { words: 'Place it at the top of a long page, where customers lose it with the first link.' },
    },
    {
      do: { words: 'Use the message of the field word for word.' },
      dont: { words: 'Write “Fill in all required fields”.' },
    },
    {
      do: { words: 'Check on “Continue”. A field that was wrong is checked again as customers type.' },
      dont: { words: 'Mark a field that no one has reached yet.' },
    },
  ],
  accessibility: {
    role: 'A group with a button that opens a list of links.',
    keys: [
      ['Enter Space', 'Opens and closes the list.'],
      ['Enter', 'On a link: scrolls to the label and focuses the control.'],
    ],
    says: ['“Check 2 answers to continue, button, collapsed”', '“Enter your surname, link”'],
    notes: ['After “Continue”, the focus moves to the first wrong field. The summary says how many there are.'],
  },
  content: ['Each message starts with a verb and names its field. Where it doesn’t, set `field`.'],
};
export default guide;
