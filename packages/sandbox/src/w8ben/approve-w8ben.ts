import type { Approval } from '../applications/approvals.ts';
import { keepCustomer, readCustomer } from '../customers/customer-record.ts';
import { readEvidence } from '../evidence/record.ts';
import { scheduleReminders } from './reminders.ts';
import { afterApproval } from './w8ben-record.ts';

/** The form or the affidavit is on file from here on, and its end is on the calendar. What was asked for when it was submitted counts, whatever the day says by now. */
export const approveW8ben: Approval = async (turn, [file]) => {
  const { id, userId } = file.row;
  const record = await readCustomer(turn, userId);
  const submitted = (await readEvidence(turn, id)).at(-1)?.content.steps ?? [];
  const asked = new Set(submitted.filter((one) => one.asked).map(({ step }) => step));
  const w8ben = record && afterApproval(record.w8ben, file, asked);
  if (!record || !w8ben) return;
  await keepCustomer(turn, userId, { ...record, w8ben });
  await scheduleReminders(turn, userId, w8ben.signedOn);
};
