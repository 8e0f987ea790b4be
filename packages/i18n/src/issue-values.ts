import { formatAmount } from '@quayside/values/amount';
import { formatDate, isCalendarDate } from '@quayside/values/calendar-date';
import type { Values } from './define-text.ts';
import type { Language } from './language.ts';

/**
 * Formats the values of an issue for a message in `language`. Dates get the format of the language, and an `amount` gets thousands separators. Limits are
 * round, so an amount has no `.00` ("USD 5,000"). Other values are unchanged.
 */
export const formatIssueValues = (values: Values | undefined, language: Language): Values =>
  Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, shown(name, value, language)]));

function shown(name: string, value: string | number, language: Language): string | number {
  if (isCalendarDate(value)) return formatDate(value, language);
  return name === 'amount' ? formatAmount(String(value)).replace(/\.00$/, '') : value;
}
