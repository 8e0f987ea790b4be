import type { Guide } from '../testing/guides/guide.ts';
import { DescriptionList } from './description-list.tsx';

const guide: Guide = {
  summary: 'Shows labels with their values, read-only.',
  use: ['For labels and values that are read together: an account number, a fee, a date.'],
  instead: [
    { when: 'For answers that can be changed:', use: 'summary-list' },
    { when: 'For rows that lead to pages:', use: 'cell' },
  ],
  anatomy: {
    example: (
      <DescriptionList
        items={[
          { id: 'reference', label: 'Reference', value: 'QS-2027-004182' },
          { id: 'tier', label: 'Account tier', value: 'Standard' },
        ]}
      />
    ),
    parts: [
      { name: 'Label', does: 'Has the muted text colour.', at: 'dt', side: 'start' },
      { name: 'Value', does: 'Appears at the end of the line, or below its label with `stacked`.', at: 'dd' },
    ],
  },
  practice: [
    {
      do: {
        words: 'Use `stacked` for values of more than a few words.',
        example: (
          <DescriptionList
            layout="stacked"
            items={[
              { id: 'wealth', label: 'Home address', value: 'Blk 102 Bedok North Avenue 4, #09-128, Singapore 460102' },
            ]}
          />
        ),
      },
      dont: {
        words: 'Use it for a table with several columns.',
        example: (
          <DescriptionList
            items={[
              { id: 'first', label: 'Stock', value: 'Today · SGD 412.07 · +1.2%' },
              { id: 'second', label: 'Funds', value: 'Today · SGD 96.10 · −0.4%' },
            ]}
          />
        ),
      },
    },
  ],
  accessibility: { role: 'A `<dl>`.', says: ['“Reference, QS-2027-004182”'] },
  content: ['Labels are nouns without a colon.'],
};
export default guide;
