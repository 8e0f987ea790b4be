import { readCustomer, saveCustomer } from '../customers/customer-record.ts';
import { getFormHolder } from '../customers/holder.ts';
import { applyW8benApproval } from '../customers/w8ben-record.ts';
import { readEvidence } from '../evidence/record.ts';
import { scheduleReminders } from '../w8ben/reminders.ts';
import type { ApprovalHandler } from './approval.ts';

/**
 * Puts a form or an affidavit on file, and schedules its reminders. What counts are the steps at the time of submission, not at that of approval. Does
 * nothing if the holder has no account.
 */
export const approveW8ben: ApprovalHandler = async (work, [record]) => {
  const { id } = record.row;
  const holder = getFormHolder(record.row);
  const customer = await readCustomer(work, holder.id);
  const submitted = (await readEvidence(work, id)).at(-1)?.content.steps ?? [];
  const asked = new Set(submitted.filter((one) => one.asked).map(({ step }) => step));
  const w8ben = customer && applyW8benApproval(customer.w8ben, record, asked);
  if (!customer || !w8ben) return;
  await saveCustomer(work, holder, { ...customer, w8ben });
  await scheduleReminders(work, holder, w8ben.signedOn);
};
