import { accountTiers } from '@quayside/rules/enumerations';
import { eq } from 'drizzle-orm';
import { invalidRequest } from '../../kernel/refusal.ts';
import { mainAccountRow } from '../customers/open-accounts.ts';
import { accounts } from '../storage/schema.ts';
import type { ApprovalHandler } from './approval.ts';

/** Sets the requested tier of the account from today, the start of the 30 days of Intel (TIER-04). The net assets were checked at the request (TIER-03). */
export const changeAccountTier: ApprovalHandler = async (work, [record]) => {
  const { tier: wanted } = (record.answers.tier ?? {}) as { readonly tier?: string };
  const tier = accountTiers.find((one) => one === wanted);
  if (!tier) throw invalidRequest('tier');
  const account = await mainAccountRow(work, record.row.userId);
  await work.tables.update(accounts).set({ tier, tierSince: work.now }).where(eq(accounts.id, account.id));
};
