import { accountTiers } from '@quayside/rules/enumerations';
import { eq } from 'drizzle-orm';
import type { Approval } from '../applications/approvals.ts';
import { invalidRequest } from '../server/refusal.ts';
import { accounts } from '../storage/schema.ts';
import { mainAccountRow } from './held-accounts.ts';

/**
 * The tier that was asked for, from the day of the approval: the 30 days of Intel begin with it (TIER-04). Net assets count on the day of the request,
 * when the step was judged (TIER-03), and are not looked at again.
 */
export const changeAccountTier: Approval = async (work, [file]) => {
  const { tier: wanted } = (file.answers.tier ?? {}) as { readonly tier?: string };
  const tier = accountTiers.find((one) => one === wanted);
  if (!tier) throw invalidRequest('tier');
  const account = await mainAccountRow(work, file.row.userId);
  await work.tables.update(accounts).set({ tier, tierSince: work.now }).where(eq(accounts.id, account.id));
};
