import { uiCalendar } from '@quayside/i18n/internals/text/ui-calendar';
import { useText } from '@quayside/i18n/use-text';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Calendar, type DateRange, type RangeCalendarProps, type SingleCalendarProps } from '../calendar/calendar.tsx';
import { noPeriod, splitProps } from '../calendar/calendar-days.ts';
import { Sheet, type SheetProps } from '../sheet/sheet.tsx';
import { useControlled } from '../use-controlled/use-controlled.ts';

type OwnSheetProps = Omit<
  SheetProps,
  'title' | 'header' | 'footer' | 'children' | 'height' | 'padding' | 'initialFocus' | 'defaultValue'
>;

/**
 * The props of a `CalendarSheet`: those of `Calendar` and of its sheet. `onOpenChange` is called with false when the user
 * chooses a day, confirms the period or dismisses the sheet.
 */
export type CalendarSheetProps = OwnSheetProps & (SingleCalendarProps | RangeCalendarProps);

type Opened<P> = P & OwnSheetProps & { open: boolean; onOpenChange: (open: boolean) => void };

/**
 * Renders a calendar in a sheet. The sheet closes when the user chooses a day. In range mode, the value changes only
 * when the user confirms the period. Load this entry point when the user first opens the calendar.
 */
export function CalendarSheet({ open: given, defaultOpen = false, onOpenChange, ...props }: CalendarSheetProps) {
  const [open, change] = useControlled(given, defaultOpen, onOpenChange);
  const opening = { open, onOpenChange: change };
  return props.mode === 'range' ? <RangeSheet {...props} {...opening} /> : <DaySheet {...props} {...opening} />;
}

function DaySheet({ value: given, defaultValue = '', onValueChange, ...rest }: Opened<SingleCalendarProps>) {
  const [value, change] = useControlled(given, defaultValue, onValueChange);
  const [days, sheet] = splitProps(rest);
  const choose = (day: string) => {
    change(day);
    sheet.onOpenChange(false);
  };
  return (
    <Sheet {...sheet} title={days.label} initialFocus={dayInFocus}>
      <div className="mx-auto max-w-96">
        <Calendar {...days} mode="single" value={value} onValueChange={choose} />
      </div>
    </Sheet>
  );
}

function RangeSheet({
  value: given,
  defaultValue = noPeriod,
  onValueChange,
  maxDays,
  ...rest
}: Opened<RangeCalendarProps>) {
  const t = useText(uiCalendar);
  const [value, change] = useControlled(given, defaultValue, onValueChange);
  const [draft, setDraft] = useState<DateRange>();
  const [days, sheet] = splitProps(rest);
  const shown = draft ?? value;
  const changeOpen = (open: boolean) => {
    if (!open) setDraft(undefined);
    sheet.onOpenChange(open);
  };
  const confirm = () => {
    change(shown);
    changeOpen(false);
  };
  return (
    <Sheet
      {...sheet}
      onOpenChange={changeOpen}
      title={days.label}
      initialFocus={dayInFocus}
      footer={
        <Button width="full" disabled={shown.to === ''} onPress={confirm}>
          {t('usePeriod')}
        </Button>
      }
    >
      <div className="mx-auto max-w-96">
        <Calendar {...days} mode="range" maxDays={maxDays} value={shown} onValueChange={setDraft} />
      </div>
    </Sheet>
  );
}

const dayInFocus = (sheet: HTMLElement) => sheet.querySelector<HTMLElement>('[role=grid] [tabindex="0"]');
