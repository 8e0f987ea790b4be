import { uiCalendar } from '@quayside/i18n/text/ui-calendar';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { type CalendarDate, formatDate } from '@quayside/rules/calendar-date';
import { useState } from 'react';
import {
  canChoose,
  type DateRange,
  type DayLimits,
  extendRange,
  lengthOf,
  nearest,
  type RangeIssue,
  type Weekday,
  weekStartOf,
} from './calendar-days.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { MonthJump } from './month-jump.tsx';

export type { DateRange, DayLimits, Weekday } from './calendar-days.ts';

type Shared = DayLimits & {
  /** what is chosen: "Period of the statement" */
  label: string;
  /** marked, and on screen while nothing is chosen: `YYYY-MM-DD` where the customer is, never read from a clock here */
  today: CalendarDate;
  /** the language's own where it is absent */
  weekStart?: Weekday;
};

/** A calendar of which one day is chosen. */
export type SingleCalendarProps = Shared & {
  mode?: 'single';
  /** `YYYY-MM-DD` or '' */
  value: string;
  onChange: (value: string) => void;
};

/** A calendar of which a period is chosen. */
export type RangeCalendarProps = Shared & {
  mode: 'range';
  /** both inclusive; `to` is '' while the last day is being chosen */
  value: DateRange;
  onChange: (value: DateRange) => void;
  /** the most days, both ends counted; more are refused with a message */
  maxDays?: number;
};

/** `mode` says whether one day is chosen (the default) or a period; `value` and `onChange` follow it. */
export type CalendarProps = SingleCalendarProps | RangeCalendarProps;

/**
 * A month to choose a day or a period from, on paper or on screen the same in every language: Gregorian, months and weekdays in our own words.
 * For days near today; a birth date is typed (`date-field`). Load it when it is first needed.
 */
export function Calendar(props: CalendarProps) {
  const { label, today, min, max, isUnavailable } = props;
  const language = useLanguage();
  const limits = { min, max, isUnavailable };
  const chosen = props.mode === 'range' ? props.value : { from: props.value, to: '' };
  const [cursor, setCursor] = useState(() => nearest(chosen.from === '' ? today : chosen.from, limits));
  const [issue, setIssue] = useState<RangeIssue>();

  const press = (day: CalendarDate) => {
    setCursor(day);
    if (!canChoose(day, limits)) return;
    if (props.mode !== 'range') return props.onChange(day);
    const next = extendRange(props.value, day, { ...limits, maxDays: props.maxDays });
    setIssue(next.issue);
    if (!next.issue) props.onChange(next.range);
  };
  return (
    <div role="group" aria-label={label} className={gutterless}>
      <MonthJump day={cursor} limits={limits} onJump={(day) => setCursor(nearest(day, limits))} />
      <CalendarGrid
        {...{ label, cursor, today, chosen, limits }}
        mode={props.mode ?? 'single'}
        weekStart={props.weekStart ?? weekStartOf(language)}
        onMove={setCursor}
        onPress={press}
      />
      {props.mode === 'range' && <RangeWords range={props.value} issue={issue} maxDays={props.maxDays} />}
    </div>
  );
}

/** Reaches 10 px into the gutters: seven days of 44 px need 308 on a screen of 320. */
const gutterless = '-mx-2.5 flex max-w-96 flex-col gap-2';

type RangeWordsProps = { range: DateRange; issue: RangeIssue | undefined; maxDays: number | undefined };

/** What to do next, what is chosen, and why a day was refused. */
function RangeWords({ range, issue, maxDays = 0 }: RangeWordsProps) {
  const t = useText(uiCalendar);
  const language = useLanguage();
  const dateWords = (date: string) => formatDate(date, language);
  const { from, to } = range;
  return (
    <div className="flex min-h-[3lh] flex-col gap-1 px-2.5 text-label">
      <p role="status" className="text-ink tabular-nums">
        {from === '' && t('chooseFirst')}
        {from !== '' && to === '' && t('chooseLast', { from: dateWords(from) })}
        {from !== '' &&
          to !== '' &&
          t('period', { from: dateWords(from), to: dateWords(to), count: lengthOf({ from, to }) })}
      </p>
      {issue && (
        <p role="alert" className="font-medium text-danger">
          {t(issue, { count: maxDays })}
        </p>
      )}
    </div>
  );
}
