import { formatDate, toSingaporeDate, toSingaporeMinutes } from '@quayside/values/calendar-date';
import type { Language } from '../language.ts';

/** The abbreviation of Singapore time, as on W-8BEN forms and in market data. */
export const SINGAPORE_TIME = 'SGT';

/**
 * Formats an instant as date and time in Singapore with the time zone, such as `21 Nov 2026, 12:05 SGT`, or in Chinese
 * and Japanese `2026年11月21日 12:05 SGT`. It does not use `Intl`, because its data differs between web views.
 */
export function formatSingaporeInstant(instant: string | Date, language: Language): string {
  const moment = new Date(instant);
  const date = formatDate(toSingaporeDate(moment), language);
  return `${date}${date.endsWith('日') ? '' : ','} ${formatSingaporeTime(moment)}`;
}

/** Formats the time of an instant in Singapore, such as `12:05 SGT`. */
export function formatSingaporeTime(moment: Date): string {
  const minutes = toSingaporeMinutes(moment);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${hour}:${minute} ${SINGAPORE_TIME}`;
}
