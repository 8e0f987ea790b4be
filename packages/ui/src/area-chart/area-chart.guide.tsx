import type { Guide } from '../testing/guides/guide.ts';
import { AreaChart } from './area-chart.tsx';

const points = ['10240.5', '9980.25', '10890', '10960', '11395.1', '12040'].map((value, at) => ({
  date: `2027-03-0${at + 1}`,
  value,
}));

const guide: Guide = {
  summary: 'Shows how a value has changed over time, with a sentence that says the same.',
  use: ['For one value over time, such as net assets or a price, with at most one point per day.'],
  instead: [
    { when: 'For the parts of a sum:', use: 'donut' },
    { when: 'For a value on a scale with limits:', use: 'gauge' },
    { when: 'For one change:', use: 'price-change' },
  ],
  anatomy: {
    example: <AreaChart label="Net assets" currency="SGD" points={points} reference="first" />,
    parts: [
      {
        name: 'Name and change',
        does: 'Says what the chart shows, and the change over the period.',
        at: 'figcaption',
        side: 'start',
      },
      {
        name: 'Line',
        does: 'Has the accent colour. The change above it has the colour of a gain or loss.',
        at: 'path:last-of-type',
      },
      {
        name: 'Reference',
        does: 'Shows a dashed line at the first value, with `first`.',
        at: 'line[stroke-dasharray]',
        side: 'start',
        optional: true,
      },
      { name: 'Value', does: 'Shows the point under the finger, the mouse or the arrow keys.', optional: true },
      {
        name: 'About this chart',
        does: 'Explains the dashed line, and says that the axis doesn’t start at 0.',
        at: 'figure details summary',
        side: 'bottom',
        optional: true,
      },
      { name: 'Table', does: 'Shows all values on demand.', at: 'figure details:last-of-type summary' },
    ],
  },
  practice: [
    {
      do: {
        words: 'Show the whole period, with a line at its first value.',
        example: <AreaChart label="Net assets" currency="SGD" points={points} reference="first" />,
      },
      dont: {
        words: 'Choose a period that hides a loss before it.',
        example: <AreaChart label="Net assets" currency="SGD" points={points.slice(1)} />,
      },
    },
    {
      do: { words: 'Write “past values” next to a price. A chart isn’t a promise.' },
      dont: { words: 'Draw a forecast.' },
    },
  ],
  accessibility: {
    role: 'A `<figure>` with a summary sentence. The line is a `slider` over its points, and a table opens on demand.',
    keys: [
      ['← →', 'Moves to the point before or after.'],
      ['Home End', 'Moves to the first or the last point.'],
    ],
    says: ['“Net assets, slider, 6 March 2027, SGD 12,040.00”'],
    notes: ['The drawing (d3) loads after the first render. The sentence and the table don’t wait for it.'],
  },
  content: ['The label is the value: “Net assets”. Amounts have two decimals and their currency.'],
};
export default guide;
