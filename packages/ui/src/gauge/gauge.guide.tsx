import type { Guide } from '../testing/guides/guide.ts';
import { Gauge } from './gauge.tsx';

const guide: Guide = {
  summary: 'Shows a value on its scale, and the meaning of its zone.',
  use: ['For a value on a scale with meaningful limits, such as the used margin or a risk level.'],
  instead: [
    { when: 'For progress towards an end:', use: 'progress' },
    { when: 'For a value over time:', use: 'area-chart' },
  ],
  anatomy: {
    example: (
      <Gauge
        label="Margin used"
        value={72}
        zones={[
          { id: 'safe', label: 'No action', upTo: 60, tone: 'success' },
          { id: 'watch', label: 'Watch it', upTo: 80, tone: 'warning' },
          { id: 'call', label: 'Margin call', upTo: 100, tone: 'danger' },
        ]}
        format={(value) => `${value}%`}
      />
    ),
    parts: [
      { name: 'Label', does: 'Names the value.', at: '[id]', side: 'start' },
      { name: 'Scale', does: 'Has a colour and a name for each zone.', at: '[role=meter]' },
      { name: 'Zones', does: 'Lists them with their limits. The current one is marked.', at: 'ul, ol, dl' },
    ],
  },
  practice: [
    {
      do: { words: 'Say what happens at a limit: “Margin call”.' },
      dont: { words: 'Name zones “good” and “bad”.' },
    },
    {
      do: { words: 'Set `hasOpenEnd` if values can be outside the drawing.' },
      dont: { words: 'Show an unknown value as zero. Leave `value` undefined.' },
    },
    {
      do: { words: 'Put danger at the end of every gauge: `startsAt="max"` if a high value is safe.' },
      dont: { words: 'Show two gauges on a page with danger at different ends.' },
    },
  ],
  accessibility: {
    role: 'A `meter` with a text for its value, and a list of the zones.',
    says: ['“Margin used, meter, 72%, Watch it”'],
  },
  content: ['Name risk levels Low, Moderate, High and Very high.'],
};
export default guide;
