import { formatW8benDate, toSingaporeDate, toSingaporeMinutes } from '@quayside/values/calendar-date';

/** Returns the time of a W-8BEN's signature as text, in Singapore time: `11-21-2026 12:05 SGT`. */
export function formatSignedAt(instant: Date): string {
  const minutes = toSingaporeMinutes(instant);
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `${formatW8benDate(toSingaporeDate(instant))} ${clock} SGT`;
}
