import type { CalendarDate } from './calendar-date.ts';
import type { Journey } from './journey.ts';
import type { CustomerFacts } from './prerequisites/prerequisites.ts';

/** Whether a flow that was approved may be gone through once more. `customer`: undefined where nothing is known of the customer. */
export function mayRepeat(
  { repetition, isExpired }: Pick<Journey, 'repetition' | 'isExpired'>,
  customer: CustomerFacts | undefined,
  today: CalendarDate,
): boolean {
  if (repetition === 'when-expired') return customer !== undefined && isExpired?.(customer, today) === true;
  return repetition === 'repeatedly';
}
