import { certificationChangesIn } from '@quayside/flow-account/internals/rules';
import { getNoticeDueDate, getW8benDuty } from '@quayside/rules/internals/certification-change';
import type { Answers } from '@quayside/rules/journey';
import type { CalendarDate } from '@quayside/values/calendar-date';
import type { CustomerRecord } from '../customers/customer-record.ts';
import type { Holder } from '../customers/holder.ts';
import { addCertificationChanges } from '../customers/w8ben-record.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { resolveAddressee } from './form-holder.ts';
import { notifyOfW8benChange } from './w8ben-mails.ts';

/**
 * Returns the record with newly approved information. If the W-8BEN certified a fact that changed, the 30 days for a new form start (RULE-19), and the
 * responsible user is notified.
 */
export async function withApprovedInformation(
  work: UnitOfWork,
  holder: Holder,
  record: CustomerRecord,
  held: Answers,
  changedOn: CalendarDate,
): Promise<CustomerRecord> {
  const changes = certificationChangesIn(record.held, held);
  if (!record.w8ben || changes.length === 0) return { ...record, held };
  const duty = getW8benDuty(changes);
  await notifyOfW8benChange(work, await resolveAddressee(work, holder, record), {
    duty,
    date: getNoticeDueDate(changedOn),
  });
  return { ...record, held, w8ben: addCertificationChanges(record.w8ben, changes, changedOn) };
}
