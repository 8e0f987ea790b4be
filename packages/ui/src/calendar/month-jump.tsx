import { uiCalendar } from '@quayside/i18n/internals/text/ui-calendar';
import { useText } from '@quayside/i18n/use-text';
import { addMonths, type CalendarDate, createCalendarDate, parseDateParts } from '@quayside/values/calendar-date';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { jumpSelect, turnButton } from './calendar.styles.ts';
import { type DayLimits, getSelectableYears, moveToMonth } from './calendar-days.ts';
import { monthKeys } from './calendar-labels.ts';

type MonthJumpProps = {
  day: CalendarDate;
  limits: DayLimits;
  onJump: (day: CalendarDate) => void;
};

/**
 * Renders buttons for the previous and the next month, and selects for the month and the year. A month without a day
 * within the limits is disabled.
 */
export function MonthJump({ day, limits, onJump }: MonthJumpProps) {
  const t = useText(uiCalendar);
  const { year, month } = parseDateParts(day);
  const hasDays = (inMonth: CalendarDate) => overlaps(inMonth, limits);
  const turn = (months: 1 | -1, label: string, icon: ReactNode) => {
    const isEnd = !hasDays(addMonths(day, months));
    return (
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-disabled={isEnd || undefined}
        className={turnButton()}
        onClick={() => isEnd || onJump(addMonths(day, months))}
      >
        {icon}
      </button>
    );
  };
  const months = (
    <select
      aria-label={t('month')}
      className={jumpSelect()}
      value={month}
      onChange={(event) => onJump(moveToMonth(day, { year, month: Number(event.target.value) }))}
    >
      {monthKeys.map((key, at) => (
        <option key={key} value={at + 1} disabled={!hasDays(createCalendarDate(year, at + 1, 1) ?? day)}>
          {t(key)}
        </option>
      ))}
    </select>
  );
  const years = (
    <select
      aria-label={t('year')}
      className={jumpSelect({ className: 'shrink-0 tabular-nums' })}
      value={year}
      onChange={(event) => onJump(moveToMonth(day, { year: Number(event.target.value), month }))}
    >
      {getSelectableYears(day, limits).map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  );
  return (
    <div className="flex items-center justify-between gap-1">
      {turn(-1, t('previousMonth'), <ChevronLeft aria-hidden size="1.375rem" />)}
      <div className="flex min-w-0 justify-center gap-1.5">
        {months}
        {years}
      </div>
      {turn(1, t('nextMonth'), <ChevronRight aria-hidden size="1.375rem" />)}
    </div>
  );
}

const overlaps = (day: CalendarDate, { min, max }: DayLimits): boolean =>
  (min === undefined || day.slice(0, 7) >= min.slice(0, 7)) &&
  (max === undefined || day.slice(0, 7) <= max.slice(0, 7));
