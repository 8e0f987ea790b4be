import { formatW8benDate, singaporeDate, singaporeMinutes } from '@quayside/rules/calendar-date';

/** Formats the time of a W-8BEN's signature, in Singapore: `11-21-2026 12:05 SGT`. */
export function signedAtText(instant: Date): string {
  const minutes = singaporeMinutes(instant);
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `${formatW8benDate(singaporeDate(instant))} ${clock} SGT`;
}
