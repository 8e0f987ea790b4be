import { formatW8benDate, singaporeDate, singaporeMinutes } from '@quayside/rules/calendar-date';

/** When the form was signed, as it says: `11-21-2026 12:05 SGT`, the signer's date and time in Singapore. */
export function signedAtText(instant: Date): string {
  const minutes = singaporeMinutes(instant);
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `${formatW8benDate(singaporeDate(instant))} ${clock} SGT`;
}
