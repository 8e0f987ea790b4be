import { uiCalendar } from '@quayside/i18n/internals/text/ui-calendar';
import { useText } from '@quayside/i18n/use-text';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Calendar, type DateRange, type RangeCalendarProps, type SingleCalendarProps } from '../calendar/calendar.tsx';
import { Sheet } from '../sheet/sheet.tsx';

type Opening = {
  /** Whether the sheet is visible. */
  open: boolean;
  /** Called with false when the user chooses a day, confirms the period or dismisses the sheet. */
  onOpenChange: (open: boolean) => void;
};

/** The props of a `CalendarSheet`: those of `Calendar`, and `open` and `onOpenChange` of its sheet. */
export type CalendarSheetProps = Opening & (SingleCalendarProps | RangeCalendarProps);

/**
 * Renders a calendar in a sheet. The sheet closes when the user chooses a day. In range mode, the value changes only
 * when the user confirms the period. Load this entry point when the user first opens the calendar.
 */
export function CalendarSheet(props: CalendarSheetProps) {
  if (props.mode === 'range') return <RangeSheet {...props} />;
  const { open, onOpenChange, onValueChange: onChange, ...calendar } = props;
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={calendar.label} initialFocus={dayInFocus}>
      <div className="mx-auto max-w-96">
        <Calendar
          {...calendar}
          onValueChange={(day) => {
            onChange(day);
            onOpenChange(false);
          }}
        />
      </div>
    </Sheet>
  );
}

function RangeSheet({ open, onOpenChange, value, onValueChange: onChange, ...calendar }: Opening & RangeCalendarProps) {
  const t = useText(uiCalendar);
  const [draft, setDraft] = useState<DateRange>();
  const shown = draft ?? value;
  const close = () => {
    setDraft(undefined);
    onOpenChange(false);
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title={calendar.label}
      initialFocus={dayInFocus}
      footer={
        <Button
          width="full"
          disabled={shown.from === '' || shown.to === ''}
          onPress={() => {
            onChange(shown);
            close();
          }}
        >
          {t('usePeriod')}
        </Button>
      }
    >
      <div className="mx-auto max-w-96">
        <Calendar {...calendar} value={shown} onValueChange={setDraft} />
      </div>
    </Sheet>
  );
}

const dayInFocus = (sheet: HTMLElement) => sheet.querySelector<HTMLElement>('[role=grid] button[tabindex="0"]');
