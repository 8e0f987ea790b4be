import { lazyPanel } from '../picker/use-sheet-button.ts';
import type { FromCalendarProps } from './from-calendar.tsx';
import { useAskedAgain } from './use-asked-again.ts';

/** Dates of birth need none of it. */
const fromCalendar = lazyPanel(async () => (await import('./from-calendar.tsx')).FromCalendar);

/** The calendar's button. Its place stays empty until its code is there, and where that does not come. */
export function OfferedCalendar({
  button = fromCalendar,
  ...props
}: FromCalendarProps & { button?: typeof fromCalendar }) {
  const { Part: Button } = useAskedAgain(button);
  return Button ? <Button {...props} /> : <div className="min-h-target" />;
}
