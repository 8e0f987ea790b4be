import { lazyPanel } from '../picker/use-sheet-button.ts';
import type { CalendarButtonProps } from './calendar-button.tsx';
import { useOptionalPart } from './use-optional-part.ts';

/** Loaded on demand, because fields for a date of birth do not need it. */
const fromCalendar = lazyPanel(async () => (await import('./calendar-button.tsx')).CalendarButton);

/** Renders the calendar button, or an empty space of the same height until its code is loaded. */
export function OptionalCalendar({
  button = fromCalendar,
  ...props
}: CalendarButtonProps & { button?: typeof fromCalendar }) {
  const { Part: Button } = useOptionalPart(button);
  return Button ? <Button {...props} /> : <div className="min-h-target" />;
}
