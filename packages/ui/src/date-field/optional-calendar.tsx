import { createLazyPanel } from '../picker/use-sheet-button.ts';
import type { CalendarButtonProps } from './calendar-button.tsx';
import { useLazyPart } from './use-lazy-part.ts';

/** The calendar button, whose code loads on demand, because fields for a date of birth do not need it. */
const fromCalendar = createLazyPanel(async () => (await import('./calendar-button.tsx')).CalendarButton);

/** Renders the calendar button. Until its code is loaded, renders an empty space of the same height. */
export function OptionalCalendar({
  button = fromCalendar,
  ...props
}: CalendarButtonProps & { button?: typeof fromCalendar }) {
  const { Part: Button } = useLazyPart(button);
  return Button ? <Button {...props} /> : <div className="min-h-target" />;
}
