import { endOfMonth, startOfMonth } from '@internationalized/date';
import { uiCalendar } from '@quayside/i18n/internals/text/ui-calendar';
import { useText } from '@quayside/i18n/use-text';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';
import { jumpSelect, turnButton } from './calendar.styles.ts';
import { monthKeys } from './calendar-labels.ts';

/** Without limits, the years include birth dates and the expiry dates of passports. */
const YEARS_BEFORE = 100;
const YEARS_AFTER = 20;

/**
 * Renders buttons for the previous and the next month, and selects for the month and the year. A month without a day
 * within the limits is disabled.
 */
export function MonthJump({ state }: { state: CalendarState | RangeCalendarState }) {
  const t = useText(uiCalendar);
  const { focusedDate: day, minValue, maxValue } = state;
  const firstYear = minValue?.year ?? day.year - YEARS_BEFORE;
  const lastYear = maxValue?.year ?? day.year + YEARS_AFTER;
  const hasDays = (month: number) => {
    const inMonth = day.set({ month });
    return (
      !(minValue && endOfMonth(inMonth).compare(minValue) < 0) &&
      !(maxValue && startOfMonth(inMonth).compare(maxValue) > 0)
    );
  };
  const turn = (label: string, icon: ReactNode, isEnd: boolean, onTurn: () => void) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isEnd || undefined}
      className={turnButton()}
      onClick={() => isEnd || onTurn()}
    >
      {icon}
    </button>
  );
  return (
    <div className="flex items-center justify-between gap-1">
      {turn(
        t('previousMonth'),
        <ChevronLeft aria-hidden size="1.375rem" />,
        state.isPreviousVisibleRangeInvalid(),
        () => state.focusPreviousPage(),
      )}
      <div className="flex min-w-0 justify-center gap-1.5">
        <select
          aria-label={t('month')}
          className={jumpSelect()}
          value={day.month}
          onChange={(event) => state.setFocusedDate(day.set({ month: Number(event.target.value) }))}
        >
          {monthKeys.map((key, at) => (
            <option key={key} value={at + 1} disabled={!hasDays(at + 1)}>
              {t(key)}
            </option>
          ))}
        </select>
        <select
          aria-label={t('year')}
          className={jumpSelect({ className: 'shrink-0 tabular-nums' })}
          value={day.year}
          onChange={(event) => state.setFocusedDate(day.set({ year: Number(event.target.value) }))}
        >
          {Array.from({ length: lastYear - firstYear + 1 }, (_, at) => firstYear + at).map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </select>
      </div>
      {turn(t('nextMonth'), <ChevronRight aria-hidden size="1.375rem" />, state.isNextVisibleRangeInvalid(), () =>
        state.focusNextPage(),
      )}
    </div>
  );
}
