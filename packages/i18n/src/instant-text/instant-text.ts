import { formatDate, singaporeDate, singaporeMinutes } from '@quayside/rules/calendar-date';
import type { Language } from '../language.ts';

/** Singapore time, as W-8BEN forms and market data name it. */
export const SINGAPORE_TIME = 'SGT';

/** An instant as date and time in Singapore, with the zone for readers elsewhere: `21/11/2026, 12:05 SGT`, in Chinese and Japanese `2026年11月21日 12:05 SGT`. Never by Intl, whose data differs from one web view to the next. */
export function instantText(instant: string | Date, language: Language): string {
  const moment = new Date(instant);
  const date = formatDate(singaporeDate(moment), language);
  return `${date}${date.endsWith('日') ? '' : ','} ${singaporeTime(moment)}`;
}

/** The time of an instant in Singapore alone: `12:05 SGT`. */
export function singaporeTime(moment: Date): string {
  const minutes = singaporeMinutes(moment);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${hour}:${minute} ${SINGAPORE_TIME}`;
}
