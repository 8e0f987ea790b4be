import { codes } from '@quayside/contract/envelope';
import { accountTiers } from '@quayside/rules/enumerations';
import { tierDecision } from '@quayside/rules/journeys/tier-change';
import { eq } from 'drizzle-orm';
import type { Approval } from '../applications/approvals.ts';
import { contextOf } from '../applications/file.ts';
import { Refusal } from '../server/refusal.ts';
import { accounts } from '../storage/schema.ts';
import { mainAccountRow } from './held-accounts.ts';

/** TIER-01 to TIER-04 on the day of the approval: what was allowed when it was asked for may be so no longer. Throws Refusal (notAllowed). */
export const changeAccountTier: Approval = async (turn, [file]) => {
  const { tier: wanted } = (file.answers.tier ?? {}) as { readonly tier?: string };
  const tier = accountTiers.find((one) => one === wanted);
  const decision = tierDecision(tier, contextOf(file, turn.now));
  if (!tier || !decision?.allowed)
    throw new Refusal(codes.notAllowed, 'The conditions of this tier are not met today. Decline the request.', {
      code: decision && 'code' in decision ? decision.code : null,
    });
  const account = await mainAccountRow(turn, file.row.userId);
  await turn.tables.update(accounts).set({ tier, tierSince: turn.now }).where(eq(accounts.id, account.id));
};
