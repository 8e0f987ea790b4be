import { Button } from '../button/button.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { Result } from './result.tsx';

const guide: Guide = {
  summary: 'Shows an outcome and the next step.',
  use: [
    'For the page after a journey: under review, to correct, opened, refused.',
    'For a page that says why a customer can’t open an account.',
  ],
  instead: [
    { when: 'For a message on a page with other content:', use: 'notice' },
    { when: 'For a list without entries:', use: 'empty-state' },
  ],
  anatomy: {
    example: (
      <Result
        kind="wait"
        title="We’re checking your documents"
        status="Under review"
        description="It takes 1 to 3 working days."
        actions={<Button width="full">Back to home</Button>}
      />
    ),
    parts: [
      { name: 'Picture', does: 'Has the brand’s colours, and is decorative.', at: '[data-picture]', side: 'start' },
      {
        name: 'Status',
        does: 'Is a word in the colour of the kind.',
        at: 'text=Under review',
        side: 'start',
        optional: true,
      },
      { name: 'Title', does: 'Is the outcome, as the `h1` of the page.', at: 'h1' },
      { name: 'Lead', does: 'Says what it means, and by when something happens.', at: 'h1 ~ *', optional: true },
      { name: 'Content', does: 'Has a reference number, a [timeline](timeline) or what was signed.', optional: true },
      {
        name: 'Actions',
        does: 'Show the next step first. They are in the bar at the end of the screen.',
        at: 'button',
        optional: true,
      },
    ],
  },
  practice: [
    {
      do: { words: 'Use `fix` if customers can correct something, and link to it.' },
      dont: { words: 'Use `fail` for a document that can be sent again. It means that nothing can be done.' },
    },
    {
      do: { words: 'Say what happens next, and by when: “by 17 March 2027”.' },
      dont: { words: 'Only thank the customer.' },
    },
    {
      do: { words: 'Explain to ineligible customers the rule, the reason, and from when it changes.' },
      dont: { words: 'Show it in red like an error.' },
    },
  ],
  accessibility: {
    role: 'The heading of the page, with a hidden word for the kind before it.',
    says: ['“In progress. We’re checking your documents, heading level 1”'],
    notes: ['A new page focuses its heading, so screen readers announce the outcome first.'],
  },
  content: [
    'The title is a sentence with “we” or “your”: “Your application is in”.',
    'The lead has at most two sentences, and a date if one is known.',
  ],
};
export default guide;
