import { codes } from '@quayside/contract/envelope';
import { holdingOf } from '@quayside/rules/journeys/opening';
import { findApplication, openFile } from '../applications/application-record.ts';
import { Refusal } from '../server/refusal.ts';
import type { UnitOfWork } from '../server/server-context.ts';
import { findInvitation, stateOfInvitation } from './invitation-row.ts';

/**
 * The application to which the second holder's part is added on the first holder's device. Throws Refusal (notAllowed; data.reason) where none is open
 * jointly, or the second holder has been invited to do it themselves.
 */
export async function principalOnThisDevice(work: UnitOfWork, userId: string, flow: string): Promise<string> {
  const row = await findApplication(work, userId, flow);
  const draft = row?.state === 'draft' ? await openFile(work, row) : undefined;
  if (!draft || holdingOf(draft.answers) === 'alone')
    throw new Refusal(codes.notAllowed, 'There is no joint account to open.', { reason: 'not-joint' });
  const invitation = await findInvitation(work, draft.row.id);
  const state = invitation && stateOfInvitation(invitation, work.now);
  if (state === 'sent' || state === 'accepted')
    throw new Refusal(codes.notAllowed, 'The second holder is invited.', { reason: 'invited' });
  return draft.row.id;
}
