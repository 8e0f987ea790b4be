import { codes } from '@quayside/contract/envelope';
import { singaporeDate } from '@quayside/rules/calendar-date';
import { marginUpgradeProgress } from '@quayside/rules/margin-upgrade';
import { eq } from 'drizzle-orm';
import type { Approval } from '../applications/approvals.ts';
import { Refusal } from '../server/refusal.ts';
import { accounts } from '../storage/schema.ts';
import { mainAccountRow } from './held-accounts.ts';

/** RULE-18: not before the stocks are settled. Throws Refusal (notAllowed). */
export const upgradeToMargin: Approval = async (work, [{ row, customer }]) => {
  const settlements = customer?.account?.settlements ?? [];
  const request = { requestedAt: row.submittedAt ?? work.now, settlements };
  const progress = marginUpgradeProgress(request, singaporeDate(work.now));
  if (progress.state === 'waiting-for-settlement')
    throw new Refusal(codes.notAllowed, `Stocks are settled on ${progress.settledOn}: approve it after that day.`, {
      settledOn: progress.settledOn,
    });
  const account = await mainAccountRow(work, row.userId);
  await work.tables.update(accounts).set({ type: 'margin' }).where(eq(accounts.id, account.id));
};
