import { codes } from '@quayside/contract/envelope';
import { marginUpgradeProgress } from '@quayside/rules/internals/margin-upgrade';
import { toSingaporeDate } from '@quayside/values/calendar-date';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../kernel/refusal.ts';
import { mainAccountRow } from '../customers/open-accounts.ts';
import { accounts } from '../storage/schema.ts';
import type { ApprovalHandler } from './approval.ts';

/** Turns a cash account into a margin account. Throws `Refusal` (`notAllowed`) until all stocks are settled (RULE-18). */
export const upgradeToMargin: ApprovalHandler = async (work, [{ row, customer }]) => {
  const settlements = customer?.account?.settlements ?? [];
  const request = { requestedAt: row.submittedAt ?? work.now, settlements };
  const progress = marginUpgradeProgress(request, toSingaporeDate(work.now));
  if (progress.state === 'waiting-for-settlement')
    throw new Refusal(codes.notAllowed, `Stocks are settled on ${progress.settledOn}: approve it after that day.`, {
      settledOn: progress.settledOn,
    });
  const account = await mainAccountRow(work, row.userId);
  await work.tables.update(accounts).set({ type: 'margin' }).where(eq(accounts.id, account.id));
};
