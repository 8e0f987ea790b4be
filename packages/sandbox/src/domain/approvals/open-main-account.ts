import { getHolding } from '@quayside/flow-opening/internals/rules';
import { randomId } from '@quayside/platform/internals/random-id';
import { getOnlyTier } from '@quayside/rules/edition-capabilities';
import { lastCharacters } from '@quayside/values/internals/mask-characters';
import { onePerLogin, resultPage } from '../applications/outcome-pages.ts';
import { createFirstRecord, saveCustomer } from '../customers/customer-record.ts';
import { getHolder } from '../customers/holder.ts';
import { freeAccountNumber } from '../customers/open-accounts.ts';
import { readField } from '../flows/flow-registry.ts';
import { notifyOfOpening } from '../mail/review-mails.ts';
import { accounts } from '../storage/schema.ts';
import { scheduleReminders } from '../w8ben/reminders.ts';
import type { ApprovalHandler } from './approval.ts';

const NO_BREAK_SPACE = '\u00a0';

/** Opens the cash or margin account, and stores the approved information of each holder. */
export const openMainAccount: ApprovalHandler = async (work, parts) => {
  const [{ flow, answers, row, capabilities }] = parts;
  const number = await freeAccountNumber(work);
  await work.tables.insert(accounts).values({
    id: randomId(work.random),
    userId: row.userId,
    applicationId: row.id,
    number,
    type: readField(flow, answers, 'accountType') === 'margin' ? 'margin' : 'cash',
    tier: (readField(flow, answers, 'tier') ?? getOnlyTier(capabilities)) === 'standard' ? 'standard' : 'trader',
    openedAt: work.now,
    tierSince: work.now,
  });
  for (const part of parts) {
    const record = createFirstRecord(part, getHolding(answers), work.now);
    const holder = getHolder(part);
    await saveCustomer(work, holder, record);
    if (record.w8ben) await scheduleReminders(work, holder, record.w8ben.signedOn);
  }
  for (const part of onePerLogin(parts))
    await notifyOfOpening(work, part.row.userId, {
      reference: row.reference ?? '',
      flow: part.flow.name,
      page: resultPage(part),
      account: `••••${NO_BREAK_SPACE}${lastCharacters(number, 4)}`,
    });
};
