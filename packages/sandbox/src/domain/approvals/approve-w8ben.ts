import { keepCustomer, readCustomer } from '../customers/customer-record.ts';
import { formHolderOf } from '../customers/holder.ts';
import { afterApproval } from '../customers/w8ben-record.ts';
import { readEvidence } from '../evidence/record.ts';
import { scheduleReminders } from '../w8ben/reminders.ts';
import type { Approval } from './approval.ts';

/** Puts the form or affidavit on file and schedules its reminders. The steps asked at submission count, whatever the date of approval. */
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
