import { formatDate, singaporeDate, singaporeMinutes } from '@quayside/rules/calendar-date';
import type { Language } from '../language.ts';

/** An instant as date and time in Singapore: `21/11/2026, 12:05`, in Chinese and Japanese `2026年11月21日 12:05`. Never by Intl, whose data differs from one web view to the next. */
export function instantText(instant: string | Date, language: Language): string {
  const moment = new Date(instant);
  const minutes = singaporeMinutes(moment);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  const date = formatDate(singaporeDate(moment), language);
  return `${date}${date.endsWith('日') ? '' : ','} ${hour}:${minute}`;
}
