import type { CalendarDate } from '@quayside/values/calendar-date';
import type { Journey } from './journey.ts';
import type { CustomerFacts } from './prerequisites/prerequisites.ts';

/** Returns whether a customer may use a flow again after an approval. `customer` is undefined if the facts are unknown. */
export function canRepeat(
  { repetition, isExpired }: Pick<Journey, 'repetition' | 'isExpired'>,
  customer: CustomerFacts | undefined,
  today: CalendarDate,
): boolean {
  if (repetition === 'when-expired') return customer !== undefined && isExpired?.(customer, today) === true;
  return repetition === 'repeatedly';
}
