import { randomId } from '@quayside/platform/random-id';
import { holdingOf } from '@quayside/rules/journeys/opening';
import type { Approval } from '../applications/approvals.ts';
import { readField } from '../applications/flow-registry.ts';
import { tellOfOpening } from '../mail/review-mails.ts';
import { accounts } from '../storage/schema.ts';
import { scheduleReminders } from '../w8ben/reminders.ts';
import { keepCustomer, recordOf } from './customer-record.ts';
import { freeAccountNumber } from './held-accounts.ts';
import { holderOf } from './holder.ts';

/** The cash or margin account, and of each holder what is known from here on. */
export const openMainAccount: Approval = async (work, parts) => {
  const [{ flow, answers, row }] = parts;
  const number = await freeAccountNumber(work);
  await work.tables.insert(accounts).values({
    id: randomId(work.random),
    userId: row.userId,
    applicationId: row.id,
    number,
    type: readField(flow, answers, 'accountType') === 'margin' ? 'margin' : 'cash',
    tier: readField(flow, answers, 'tier') === 'standard' ? 'standard' : 'trader',
    openedAt: work.now,
    tierSince: work.now,
  });
  for (const part of parts) {
    const record = recordOf(part, holdingOf(answers), work.now);
    const holder = holderOf(part);
    await keepCustomer(work, holder, record);
    if (record.w8ben) await scheduleReminders(work, holder, record.w8ben.signedOn);
  }
  for (const userId of new Set(parts.map((part) => part.row.userId)))
    await tellOfOpening(work, userId, row.reference ?? '', `•••• ${number.slice(-4)}`);
};
