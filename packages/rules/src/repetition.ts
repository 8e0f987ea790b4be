import type { CalendarDate } from './calendar-date.ts';
import type { Journey } from './journey.ts';
import type { CustomerFacts } from './prerequisites/prerequisites.ts';

/** Whether a customer may use an approved flow again. `customer` is undefined if no facts are known. */
export function mayRepeat(
  { repetition, isExpired }: Pick<Journey, 'repetition' | 'isExpired'>,
  customer: CustomerFacts | undefined,
  today: CalendarDate,
): boolean {
  if (repetition === 'when-expired') return customer !== undefined && isExpired?.(customer, today) === true;
  return repetition === 'repeatedly';
}
