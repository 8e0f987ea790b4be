import { uiFields } from '@quayside/i18n/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import { type CalendarDate, isCalendarDate } from '@quayside/rules/calendar-date';
import CalendarDays from 'lucide-react/icons/calendar-days';
import type { DayLimits } from '../calendar/calendar-days.ts';
import { SheetFailed } from '../picker/sheet-failed.tsx';
import { lazyPanel, useSheetButton } from '../picker/use-sheet-button.ts';

/** The calendar that a date field offers besides typing. */
export type DateFieldCalendar = DayLimits & {
  /** marked, and on screen while nothing is typed: `YYYY-MM-DD` where the customer is, never read from a clock here */
  today: CalendarDate;
};

export type FromCalendarProps = {
  id: string;
  /** the question, which is the sheet's heading too */
  label: string;
  calendar: DateFieldCalendar;
  /** what is typed, whole or in part */
  value: string;
  disabled: boolean | undefined;
  onChange: (value: string) => void;
};

const panel = lazyPanel(async () => (await import('../calendar-sheet/calendar-sheet.tsx')).CalendarSheet);
const nothing = () => undefined;

/** The button under the boxes of a date. What happens inside of its sheet is no leaving of the field. */
export function FromCalendar({ id, label, calendar, value, disabled, onChange }: FromCalendarProps) {
  const t = useText(uiFields);
  const { state, sheetId, Opened, close, trigger } = useSheetButton({ panel, load: nothing, onBlur: undefined });
  return (
    <div onBlur={(event) => state === 'open' && event.stopPropagation()}>
      <button
        {...trigger}
        aria-expanded={state === 'open'}
        aria-controls={sheetId}
        aria-labelledby={`${id}-calendar ${id}-label`}
        disabled={disabled}
        className="inline-flex min-h-target cursor-pointer items-center gap-2 rounded-control text-start text-accent text-label disabled:cursor-not-allowed disabled:text-ink-muted"
      >
        <CalendarDays aria-hidden size={20} className="shrink-0" />
        <span id={`${id}-calendar`} className="underline decoration-1 underline-offset-4">
          {t('fromCalendar')}
        </span>
      </button>
      {state === 'failed' && <SheetFailed />}
      {Opened && (
        <Opened
          open
          onOpenChange={(next) => next || close()}
          label={label}
          {...calendar}
          value={isCalendarDate(value) ? value : ''}
          onChange={onChange}
        />
      )}
    </div>
  );
}
