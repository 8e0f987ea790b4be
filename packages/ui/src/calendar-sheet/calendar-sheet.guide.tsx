import { Button } from '../button/button.tsx';
import { Calendar } from '../calendar/calendar.tsx';
import { DateField } from '../date-field/date-field.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { Panel } from '../testing/guides/phone-picture.tsx';

const guide: Guide = {
  summary: 'Opens a calendar above the page for one day or one period.',
  use: [
    'For a day within a few months of today, from a button of a form.',
    'With `mode="range"` for a period, such as the period of a statement.',
  ],
  instead: [
    { when: 'For a date that customers remember:', use: 'date-field' },
    { when: 'On a page with only a calendar:', use: 'calendar' },
  ],
  anatomy: {
    example: (
      <div className="overflow-hidden rounded-t-card bg-mask pt-8">
        <Panel at="bottom" title="Period of the statement">
          <Calendar
            mode="range"
            label="Period of the statement"
            value={{ from: '2026-02-11', to: '2026-02-20' }}
            today="2026-02-10"
            maxDays={90}
            onValueChange={noop}
          />
          <div className="sheet-foot">
            <Button width="full">Use these dates</Button>
          </div>
        </Panel>
      </div>
    ),
    parts: [
      { name: 'Title', does: 'The label of the field.', at: 'p.text-title', side: 'start' },
      { name: 'Calendar', does: 'The [calendar](calendar) with its limits.', at: '[role=grid], table' },
      {
        name: 'Use these dates',
        does: 'Confirms a period. Pressing a single day confirms it.',
        at: '.sheet-foot button',
        side: 'start',
        optional: true,
      },
      { name: 'Close', does: 'Leaves the answer unchanged. Esc and a press outside the sheet do the same.' },
    ],
  },
  practice: [
    {
      do: {
        words: 'Offer it beside a typed date, with `calendar` of a [date field](date-field).',
        example: (
          <DateField
            name="guide-sheet-day"
            label="Day of the transfer"
            value="2026-02-17"
            onValueChange={noop}
            calendar={{ today: '2026-02-10' }}
          />
        ),
      },
      dont: {
        words: 'Require it. Customers must also be able to type a date.',
        example: (
          <div className="flex flex-col items-start gap-2">
            <span className="text-label">Day of the transfer</span>
            <Button variant="secondary">Choose</Button>
          </div>
        ),
      },
    },
    {
      do: { words: 'Load it on demand, because it has 53 kB.' },
      dont: { words: 'Open it automatically when a field gets the focus.' },
    },
  ],
  accessibility: {
    role: 'A modal dialog with the grid of a [calendar](calendar).',
    keys: [
      ['← → ↑ ↓', 'Moves by a day or a week.'],
      ['Page↑ Page↓', 'Moves by a month.'],
      ['Enter', 'Chooses.'],
      ['Esc', 'Closes without a change.'],
    ],
    says: ['“Period of the report, dialog”, then the day that is chosen, or today'],
  },
  content: [
    'The title matches the label of the field: “Period of the statement”.',
    'Say a limit in words above the days: “At most 12 months”.',
  ],
};
export default guide;
