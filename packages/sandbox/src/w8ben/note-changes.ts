import type { CalendarDate } from '@quayside/rules/calendar-date';
import { noticeDueOn, w8benDutyAfter } from '@quayside/rules/certification-change';
import type { Answers } from '@quayside/rules/journey';
import { certificationChangesIn } from '@quayside/rules/journeys/information-change';
import type { CustomerRecord } from '../customers/customer-record.ts';
import type { Holder } from '../customers/holder.ts';
import { tellOfW8benChange } from '../mail/w8ben-mails.ts';
import type { UnitOfWork } from '../server/server-context.ts';
import { withChanges } from './w8ben-record.ts';
import { addresseeOf } from './whose.ts';

/**
 * The record with account information that was just approved in place of what was held: what it changes around the W-8BEN starts the 30 days (RULE-19), and the
 * whoever looks after the form is told by when to do what.
 */
export async function withNewlyHeld(
  work: UnitOfWork,
  holder: Holder,
  record: CustomerRecord,
  held: Answers,
  changedOn: CalendarDate,
): Promise<CustomerRecord> {
  const changes = certificationChangesIn(record.held, held);
  if (!record.w8ben || changes.length === 0) return { ...record, held };
  const duty = w8benDutyAfter(changes);
  await tellOfW8benChange(work, await addresseeOf(work, holder, record), { duty, date: noticeDueOn(changedOn) });
  return { ...record, held, w8ben: withChanges(record.w8ben, changes, changedOn) };
}
