import { maxHistoryDays } from '@quayside/contract/internals/account-details';
import { retryImport } from '@quayside/flow/internals/retry-import';
import { useText } from '@quayside/i18n/use-text';
import { Button } from '@quayside/ui/button';
import { addYears, type CalendarDate } from '@quayside/values/calendar-date';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { lazy, Suspense, useRef, useState, useTransition } from 'react';
import { account } from '../account/texts.ts';
import type { DayRange } from './use-period.ts';

/** The number of years for which brokers must keep records. The calendar offers no earlier days. */
const KEPT_YEARS = 5;

type Props = {
  readonly today: CalendarDate;
  readonly period: DayRange | undefined;
  readonly onChange: (period: DayRange | undefined) => void;
};

/** Renders a button that opens a calendar, and one that clears the chosen dates. Calls `onChange` with the chosen period, or with undefined after clearing. */
export function HistoryDates({ today, period, onChange }: Props) {
  const t = useText(account);
  const [open, setOpen] = useState<boolean>(); // undefined until the first press, which loads the sheet
  const [isLoading, startLoading] = useTransition();
  const opener = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  return (
    <div className="-mx-4 mt-2 flex flex-wrap justify-between">
      <Button
        ref={opener}
        variant="quiet"
        size="medium"
        icon={<CalendarDays aria-hidden size="1.25rem" />}
        aria-haspopup="dialog"
        busy={isLoading}
        onPress={() => startLoading(() => setOpen(true))}
      >
        {t(period ? 'details.changeDates' : 'details.chooseDates')}
      </Button>
      {period ? (
        <Button
          variant="quiet"
          size="medium"
          onPress={() => {
            onChange(undefined);
            opener.current?.focus({ preventScroll: true }); // because this button is removed
          }}
        >
          {t('details.clearDates')}
        </Button>
      ) : null}
      <Suspense fallback={null}>
        {open !== undefined && (
          <CalendarSheet
            mode="range"
            label={t('details.range')}
            today={today}
            min={addYears(today, -KEPT_YEARS)}
            max={today}
            maxDays={maxHistoryDays}
            value={period ?? { from: '', to: '' }}
            onValueChange={onChange}
            open={open}
            onOpenChange={setOpen}
          />
        )}
      </Suspense>
    </div>
  );
}

const CalendarSheet = lazy(
  retryImport(async () => ({ default: (await import('@quayside/ui/calendar-sheet')).CalendarSheet })),
);
