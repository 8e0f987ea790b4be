import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import { type CalendarDate, isCalendarDate } from '@quayside/values/calendar-date';
import CalendarDays from 'lucide-react/icons/calendar-days';
import type { ReactNode } from 'react';
import type { DayLimits } from '../calendar/calendar-days.ts';
import { textOf } from '../field/text-of.ts';
import { SheetFailed } from '../picker/sheet-failed.tsx';
import { createLazyPanel, useSheetButton } from '../picker/use-sheet-button.ts';

/** The days that the user can choose in the calendar, and the current date. */
export type DateFieldCalendar = DayLimits & {
  /**
   * The user's current date in the format YYYY-MM-DD. The calendar marks it, and shows its month if the field is empty.
   */
  today: CalendarDate;
};

export type CalendarButtonProps = {
  id: string;
  label: ReactNode;
  calendar: DateFieldCalendar;
  value: string;
  disabled: boolean | undefined;
  onValueChange: (value: string) => void;
};

const panel = createLazyPanel(async () => (await import('../calendar-sheet/calendar-sheet.tsx')).CalendarSheet);
const nothing = () => undefined;

/** Renders the calendar button and its sheet. Focus changes inside the sheet do not fire `onBlur` of the field. */
export function CalendarButton({ id, label, calendar, value, disabled, onValueChange }: CalendarButtonProps) {
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
        <CalendarDays aria-hidden size="1.25rem" className="shrink-0" />
        <span id={`${id}-calendar`} className="underline decoration-1 underline-offset-4">
          {t('fromCalendar')}
        </span>
      </button>
      {state === 'failed' && <SheetFailed />}
      {Opened && (
        <Opened
          open
          onOpenChange={(next) => next || close()}
          label={textOf(label)}
          {...calendar}
          value={isCalendarDate(value) ? value : ''}
          onValueChange={onValueChange}
        />
      )}
    </div>
  );
}
