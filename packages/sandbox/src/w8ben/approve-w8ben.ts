import type { Approval } from '../applications/approvals.ts';
import { keepCustomer, readCustomer } from '../customers/customer-record.ts';
import { formHolderOf } from '../customers/holder.ts';
import { readEvidence } from '../evidence/record.ts';
import { scheduleReminders } from './reminders.ts';
import { afterApproval } from './w8ben-record.ts';

/** The form or the affidavit is on file from here on, and its end is on the calendar. What was asked for when it was submitted counts, whatever the day says by now. */
export const approveW8ben: Approval = async (work, [file]) => {
  const { id } = file.row;
  const holder = formHolderOf(file.row);
  const record = await readCustomer(work, holder.id);
  const submitted = (await readEvidence(work, id)).at(-1)?.content.steps ?? [];
  const asked = new Set(submitted.filter((one) => one.asked).map(({ step }) => step));
  const w8ben = record && afterApproval(record.w8ben, file, asked);
  if (!record || !w8ben) return;
  await keepCustomer(work, holder, { ...record, w8ben });
  await scheduleReminders(work, holder, w8ben.signedOn);
};
