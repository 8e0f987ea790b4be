import type { Guide } from '../testing/guides/guide.ts';
import { Disclosure } from './disclosure.tsx';

const guide: Guide = {
  use: [
    'For the reason for a question, below it: “Why do we ask for your tax number?”',
    'With `look="row"` for questions and answers in a list.',
  ],
  instead: [
    { when: 'For the meaning of one term:', use: 'popover' },
    { when: 'For more than a screen of text:', use: 'sheet' },
    { when: 'For views of the same thing:', use: 'tabs' },
  ],
  anatomy: {
    example: (
      <Disclosure summary="Why do we ask for your tax number?" defaultOpen>
        Singapore shares account information with the countries where its customers pay tax.
      </Disclosure>
    ),
    parts: [
      { name: 'Summary', does: 'Says what is inside, as a question.', at: 'summary', side: 'start' },
      { name: 'Arrow', does: 'Turns when it opens.', at: 'summary svg' },
      { name: 'Content', does: 'Up to a few sentences and a link.', at: 'details > :last-child', side: 'bottom' },
    ],
  },
  practice: [
    {
      do: { words: 'Put there what some customers want to know before they answer.' },
      dont: { words: 'Put there what every customer must know, such as a fee or a risk.' },
    },
    {
      do: { words: 'Give several the same `name` where only one should be open.' },
      dont: { words: 'Open it by itself.' },
    },
  ],
  accessibility: {
    role: 'A native `<details>`. It works without scripts, and the search of the browser opens it.',
    keys: [['Enter Space', 'Opens and closes it.']],
    says: ['“Why do we ask for your tax number? Disclosure triangle, collapsed”'],
  },
  content: ['The summary is the question that customers have, in their words. The answer begins with the reason.'],
};
export default guide;
