import { codes } from '@quayside/contract/envelope';
import { getHolding } from '@quayside/flow-opening/internals/rules';
import { Refusal } from '../../kernel/refusal.ts';
import { findApplication, openRecord } from '../applications/application-record.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { findInvitation, getInvitationState } from './invitation-row.ts';

/**
 * Returns the id of the first holder's draft to which a second holder's part on the same device belongs. Throws `Refusal` (`notAllowed`) with `data.reason`
 * not-joint if there is no joint draft, or invited if the second holder has an invitation.
 */
export async function findPrincipalOnSameDevice(work: UnitOfWork, userId: string, flow: string): Promise<string> {
  const row = await findApplication(work, userId, flow);
  const draft = row?.state === 'draft' ? await openRecord(work, row) : undefined;
  if (!draft || getHolding(draft.answers) === 'alone')
    throw new Refusal(codes.notAllowed, 'There is no joint account to open.', { reason: 'not-joint' });
  const invitation = await findInvitation(work, draft.row.id);
  const state = invitation && getInvitationState(invitation, work.now);
  if (state === 'sent' || state === 'accepted')
    throw new Refusal(codes.notAllowed, 'The second holder is invited.', { reason: 'invited' });
  return draft.row.id;
}
