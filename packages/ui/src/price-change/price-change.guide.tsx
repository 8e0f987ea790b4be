import type { Guide } from '../testing/guides/guide.ts';
import { PriceChange } from './price-change.tsx';

const guide: Guide = {
  summary: 'Shows whether a price has risen or fallen, in a colour, a sign and words.',
  use: ['For the change of a price or of a portfolio, as an amount and in per cent.'],
  instead: [
    { when: 'For an amount:', use: 'amount' },
    { when: 'For values over time:', use: 'area-chart' },
  ],
  anatomy: {
    example: <PriceChange change="-12.5" percent="-1.25" size="title" />,
    parts: [
      { name: 'Arrow', does: 'Points up or down, or shows no change.', at: 'svg', side: 'start' },
      { name: 'Change', does: 'Has a sign and two decimals.', at: '[data-trend]', side: 'bottom' },
      {
        name: 'Share',
        does: 'Is a percentage of the previous price, in brackets.',
        at: '[data-trend]',
        side: 'end',
        optional: true,
      },
    ],
  },
  practice: [
    {
      do: {
        words: 'Leave the colours to `data-stock-color`: in mainland China red means up.',
        example: <PriceChange change="-12.5" percent="-1.25" size="title" />,
      },
      dont: {
        words: 'Colour it green or red yourself.',
        example: <span className="text-success text-title">−12.50 (−1.25%)</span>,
      },
    },
  ],
  accessibility: { role: 'Text with a hidden word for the direction.', says: ['“Down −12.50 (−1.25%)”'] },
  content: ['Write the sign, the amount and the percentage: “−12.50 (−1.25%)”. The sign is “−”, not a hyphen.'],
};
export default guide;
