import type { Guide } from '../testing/guides/guide.ts';
import { Disclosure } from './disclosure.tsx';

const guide: Guide = {
  summary: 'Hides details below a line until the customer opens them.',
  use: [
    'For the reason for a question, below it: “Why do we ask for your tax number?”',
    'With `variant="row"` for questions and answers in a list.',
  ],
  instead: [
    { when: 'For the meaning of one term:', use: 'popover' },
    { when: 'For more than a screen of text:', use: 'sheet' },
    { when: 'For views of the same content:', use: 'tabs' },
  ],
  anatomy: {
    example: (
      <Disclosure summary="Why do we ask for your tax number?" defaultOpen>
        Singapore shares account information with the countries where its customers pay tax.
      </Disclosure>
    ),
    parts: [
      { name: 'Summary', does: 'Says what is inside, as a question.', at: 'summary', side: 'start' },
      { name: 'Arrow', does: 'Turns when the disclosure opens.', at: 'summary svg' },
      {
        name: 'Content',
        does: 'Has a few sentences and at most one link.',
        at: 'details > :last-child',
        side: 'bottom',
      },
    ],
  },
  practice: [
    {
      do: { words: 'Use it for information that some customers need before they answer.' },
      dont: { words: 'Use it for information that every customer needs, such as a fee or a risk.' },
    },
    {
      do: { words: 'Give several disclosures the same `name` if only one should be open.' },
      dont: { words: 'Open it automatically.' },
    },
  ],
  accessibility: {
    role: 'A native `<details>`. It works without scripts, and find in page opens it.',
    keys: [['Enter Space', 'Opens and closes it.']],
    says: ['“Why do we ask for your tax number? Disclosure triangle, collapsed”'],
  },
  content: ['The summary is the question that customers have, in their words. The answer begins with the reason.'],
};
export default guide;
