import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { Calendar } from './calendar.tsx';

const guide: Guide = {
  summary: 'Shows a month in which the customer chooses a day or a period.',
  use: [
    'For a day or a period within a few months of today, on a separate page: a trading holiday, the period of a report.',
  ],
  instead: [
    { when: 'In a form:', use: 'calendar-sheet' },
    { when: 'For a date that customers know, such as a birthday:', use: 'date-field' },
  ],
  anatomy: {
    example: <Calendar label="Day of the transfer" value="2026-02-24" today="2026-02-10" onValueChange={noop} />,
    parts: [
      { name: 'Month', does: 'Select another month or year from a list.', at: 'select', side: 'top' },
      {
        name: 'Before and after',
        does: 'Show the previous or next month, if it is allowed.',
        at: 'button:first-of-type',
        side: 'start',
      },
      { name: 'Days of the week', does: 'Begin with the first day of the language.', at: '[role=grid] > :first-child' },
      {
        name: 'Day',
        does: 'Has at least 44 px. Today has a ring, and the chosen day has a background.',
        at: '[aria-pressed=true], [aria-selected=true]',
        side: 'bottom',
      },
    ],
  },
  practice: [
    {
      do: { words: 'Mark days that can’t be chosen, and say below why: “No trading on weekends”.' },
      dont: { words: 'Leave out days. A month with gaps is hard to read.' },
    },
    {
      do: { words: 'Set `maxDays` for a period, so that the calendar shows the limit before customers choose.' },
      dont: { words: 'Refuse a period after customers chose it.' },
    },
  ],
  accessibility: {
    role: 'An `application` with a `grid` of days. Each day’s name is its full date in the language of the page.',
    keys: [
      ['← → ↑ ↓', 'Moves by a day or a week.'],
      ['Home End', 'Moves to the first or the last day of the month.'],
      ['Page↑ Page↓', 'Moves by a month, or with Shift by a year.'],
      ['Enter Space', 'Chooses the day.'],
    ],
    says: ['“Tuesday 17 February 2026, selected, button”'],
    notes: ['Thai dates have Gregorian years, like the rest of the form.'],
  },
  content: [
    'The label says what the day is for: “Day of the transfer”.',
    'Give the reason for days that can’t be chosen: “No trading on weekends”.',
  ],
};
export default guide;
