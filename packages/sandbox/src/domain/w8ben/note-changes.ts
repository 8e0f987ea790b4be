import { certificationChangesIn } from '@quayside/flow-account/internals/rules';
import type { CalendarDate } from '@quayside/rules/calendar-date';
import { noticeDueOn, w8benDutyAfter } from '@quayside/rules/internals/certification-change';
import type { Answers } from '@quayside/rules/journey';
import type { CustomerRecord } from '../customers/customer-record.ts';
import type { Holder } from '../customers/holder.ts';
import { withChanges } from '../customers/w8ben-record.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { addresseeOf } from './form-holder.ts';
import { notifyOfW8benChange } from './w8ben-mails.ts';

/**
 * Returns the record with newly approved information. If it changes facts that the W-8BEN certified, starts the 30 days (RULE-19) and notifies the
 * responsible user.
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
  await notifyOfW8benChange(work, await addresseeOf(work, holder, record), { duty, date: noticeDueOn(changedOn) });
  return { ...record, held, w8ben: withChanges(record.w8ben, changes, changedOn) };
}
