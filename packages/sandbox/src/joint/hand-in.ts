import { codes } from '@quayside/contract/envelope';
import type { ApplicationRecord } from '../applications/application-record.ts';
import { keepApplication } from '../applications/keep.ts';
import { readTrail } from '../audit/trail.ts';
import { Refusal } from '../server/refusal.ts';
import type { UnitOfWork } from '../server/server-context.ts';
import { isJoint, type JointAccount, missingSteps } from './joint-account.ts';
import { tellWhoseTurn } from './reminder.ts';
import { changesAfterHandIn } from './taken-back.ts';

/** A holder is done with their part. What both sign stays each holder's own. The other is told that it is their turn, once a round: who changes something and hands in again says nothing new. */
export async function handIn(work: UnitOfWork, account: JointAccount, file: ApplicationRecord): Promise<void> {
  const rounds = (await readTrail(work.tables, file.row.id)).filter(
    ({ action }) => action === 'handed-in' || action === 'sent-back',
  );
  const told = { whatChanged: changesAfterHandIn(file.row.whatChanged ?? []) };
  await keepApplication(work, file, { ...told, handedInAt: work.now }, { actor: 'customer', action: 'handed-in' });
  if (rounds.at(-1)?.action !== 'handed-in') await tellWhoseTurn(work, account, file);
}

/**
 * Whether every holder has handed in, and what they handed in still holds today: a passport may have expired and a minor come of age while the other took
 * their time. What does not hold any more is handed back.
 */
export async function areAllHandedIn(work: UnitOfWork, { first, second }: JointAccount): Promise<boolean> {
  if (!second) return false;
  let all = true;
  for (const file of [first, second]) {
    if (!file.row.handedInAt) all = false;
    else if (missingSteps(file, work.now).length > 0) {
      all = false;
      await keepApplication(work, file, { handedInAt: null }, { actor: 'system', action: 'handed-back' });
    }
  }
  return all;
}

/** A part of an account that its first holder now opens alone leads nowhere. Throws Refusal (notAllowed). */
export function refuseDormant(account: JointAccount, file: ApplicationRecord): void {
  if (file.principal && !isJoint(account))
    throw new Refusal(codes.notAllowed, 'The account is not opened jointly any more.', { reason: 'not-joint' });
}
