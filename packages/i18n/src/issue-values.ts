import { formatAmount } from '@quayside/rules/amount';
import { formatDate, isCalendarDate } from '@quayside/rules/calendar-date';
import type { Values } from './define-text.ts';
import type { Language } from './language.ts';

/**
 * The values of an issue as a sentence in `language` names them: dates as the language writes them, an `amount` with thousands separators and
 * without decimals that say nothing (limits are round: "USD 5,000"), everything else as it is.
 */
export const issueValues = (values: Values | undefined, language: Language): Values =>
  Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, shown(name, value, language)]));

function shown(name: string, value: string | number, language: Language): string | number {
  if (isCalendarDate(value)) return formatDate(value, language);
  return name === 'amount' ? formatAmount(String(value)).replace(/\.00$/, '') : value;
}
