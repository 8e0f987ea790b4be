import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { DateField } from './date-field.tsx';

const guide: Guide = {
  summary: 'Asks for a date that the customer knows, such as a date of birth.',
  use: [
    'For a date that customers know or read from a document: a birthday, the day an ID expires.',
    'With `calendar`, for a date within weeks of today, such as the day of a transfer.',
  ],
  instead: [
    { when: 'To choose among days that are partly unavailable, or a period:', use: 'calendar-sheet' },
    { when: 'For a month and a year of a card:', use: 'text-field' },
  ],
  anatomy: {
    example: (
      <DateField
        name="guide-birthday"
        label="Date of birth"
        hint="As on your passport, such as 31 01 1990."
        value="1990-13-31"
        error="The month must be between 1 and 12"
        onValueChange={noop}
      />
    ),
    parts: [
      { name: 'Label', does: 'Names the date. It is the legend of the three boxes.', at: 'legend' },
      { name: 'Hint', does: 'Says where to find the date, with an example.', at: '[id$=-hint]', optional: true },
      {
        name: 'Name of a part',
        does: 'Is always visible. The order follows the language.',
        at: 'label',
        side: 'start',
      },
      {
        name: 'Boxes',
        does: 'Takes two digits for day and month, and four for the year. Only wrong parts are marked.',
        at: '[data-part=year]',
      },
      { name: 'Calendar button', does: 'Opens a sheet. Its code loads on the first press.', optional: true },
      { name: 'Error', does: 'Says which part is wrong and what it may be.', at: '[id$=-error]' },
    ],
  },
  practice: [
    {
      do: {
        words: 'Let customers type a birthday: eight digits, and the focus moves automatically.',
        example: <DateField name="guide-typed" label="Date of birth" value="1990-01-31" onValueChange={noop} />,
      },
      dont: {
        words: 'Offer a calendar for it. A birthday is decades away from the month that opens.',
        example: (
          <DateField
            name="guide-calendar"
            label="Date of birth"
            value=""
            calendar={{ today: '2026-02-10' }}
            onValueChange={noop}
          />
        ),
      },
    },
    {
      do: {
        words: 'Keep an incomplete date, and mark the box that lacks a value.',
        example: (
          <DateField
            name="guide-incomplete"
            label="Date of birth"
            value="1990--31"
            error="Enter your date of birth"
            onValueChange={noop}
          />
        ),
      },
      dont: {
        words: 'Clear what was typed, or correct the 31st of June to the 1st of July.',
        example: (
          <DateField
            name="guide-cleared"
            label="Date of birth"
            value=""
            error="Enter your date of birth"
            onValueChange={noop}
          />
        ),
      },
    },
  ],
  accessibility: {
    role: 'A group of three native text boxes with number keyboards.',
    keys: [
      ['0–9', 'A complete part moves the focus to the next box, if that is empty.'],
      ['/ . - Space', 'Moves to the next box.'],
      ['Tab', 'Moves box by box.'],
      ['Ctrl V', 'Fills all boxes from a complete date.'],
    ],
    says: [
      '“Date of birth, group. Day, edit text”',
      'After a Buddhist year: “Buddhist year 2533 is 1990 in this form.”',
    ],
    notes: [
      'Thai and full-width digits are read like others.',
      '`autoComplete="bday"` lets the browser fill in all three.',
      'The order follows the language: year first in Chinese and Japanese.',
    ],
  },
  content: [
    'Write dates as day, month, year: 31 January 1990. A month in words is unambiguous.',
    'An error names the part: “The month must be between 1 and 12”.',
  ],
};
export default guide;
