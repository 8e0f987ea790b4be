import type { Guide } from '../testing/guides/guide.ts';
import { Amount } from './amount.tsx';

const guide: Guide = {
  summary: 'Shows money with its currency, so that amounts line up and never lose a digit.',
  use: ['To show an amount of money in a list, a card or a title.', 'With `kind="change"`, for a gain or a loss.'],
  instead: [
    { when: 'To enter an amount:', use: 'money-field' },
    { when: 'For the change of a price, also in per cent:', use: 'price-change' },
  ],
  anatomy: {
    example: <Amount value="1234567.5" currency="SGD" size="title" />,
    parts: [
      { name: 'Currency', does: 'Shows the ISO code before the number.', at: 'span', side: 'start', optional: true },
      {
        name: 'Number',
        does: 'Has grouped thousands, two decimals and digits of equal width.',
        at: 'span',
        side: 'bottom',
      },
    ],
  },
  practice: [
    {
      do: {
        words: 'Pass the decimal as text, as it came from the server.',
        example: <Amount value="-412.07" variant="change" currency="SGD" />,
      },
      dont: {
        words: 'Convert it to a number first: 0.1 + 0.2 isn’t 0.3 there.',
        example: <span className="tabular-nums">−412.06999999999994</span>,
      },
    },
    {
      do: {
        words: 'Leave an unknown value undefined. A dash appears.',
        example: <Amount value={undefined} />,
      },
      dont: { words: 'Show zero for an unknown value.', example: <Amount value="0" currency="SGD" /> },
    },
  ],
  accessibility: { role: 'Text in a `<span>`.', notes: ['A change has a sign, so that colour isn’t the only cue.'] },
  content: [
    'The currency is an ISO code, such as SGD, in every language. Symbols would be ambiguous: HK$, US$ and S$ are all “$”.',
    'Two decimals for money, also for whole amounts: “SGD 1,200.00”.',
  ],
};
export default guide;
