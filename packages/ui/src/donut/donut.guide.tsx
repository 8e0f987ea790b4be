import type { Guide } from '../testing/guides/guide.ts';
import { Donut } from './donut.tsx';

const parts = [
  { id: 'stocks', label: 'Stocks', value: '7240.5' },
  { id: 'cash', label: 'Cash', value: '3100' },
  { id: 'funds', label: 'Funds', value: '1480.25' },
];

const guide: Guide = {
  summary: 'Shows the parts of a whole, with each share in words and numbers.',
  use: ['For two to eight parts of a sum, such as where a customer’s money is.'],
  instead: [
    { when: 'For a value over time:', use: 'area-chart' },
    { when: 'For amounts that aren’t parts of a sum:', use: 'description-list' },
  ],
  anatomy: {
    example: <Donut label="Where your money is" totalLabel="Net assets" currency="SGD" parts={parts} />,
    parts: [
      { name: 'Name', does: 'Names the sum.', at: 'figcaption', side: 'start' },
      {
        name: 'Ring',
        does: 'Has seven colours that are distinct in all kinds of colour vision.',
        at: '[data-drawing] > *',
        side: 'start',
      },
      { name: 'Total', does: 'Appears above the ring, with its name.', at: 'text=Net assets', side: 'start' },
      { name: 'Numbered list', does: 'Shows name, share and amount. The number is also in the ring.', at: 'ol, ul' },
      {
        name: 'Table',
        does: 'Shows the same values on demand.',
        at: 'summary, details > :first-child',
        side: 'bottom',
      },
    ],
  },
  practice: [
    {
      do: { words: 'Sort parts by size, and combine those after the eighth as “Other”.' },
      dont: { words: 'Show a debt. A negative part has no share.' },
    },
    {
      do: { words: 'Put names and numbers next to the colours.' },
      dont: { words: 'Explain the colours in a legend without the amounts.' },
    },
  ],
  accessibility: {
    role: 'A `<figure>` with a list. The ring is hidden, because the list has the same content.',
    says: ['“Where your money is, figure. 1, Stocks, 61.3%, SGD 7,240.50”'],
    notes: ['The ring (d3) loads after the first render. The list doesn’t wait for it.'],
  },
  content: ['Parts are nouns in the plural, or a product’s name.'],
};
export default guide;
