import { codes } from '@quayside/contract/envelope';
import { Refusal } from '../../kernel/refusal.ts';
import type { ApplicationRecord } from '../applications/application-record.ts';
import { keepApplication } from '../applications/keep.ts';
import { readTrail } from '../audit/trail.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { isJoint, type JointAccount, missingSteps } from './joint-account.ts';
import { notifyNextHolder } from './reminder.ts';
import { changesAfterHandIn } from './taken-back.ts';

/** Marks a holder's part as submitted. Each holder signs their own part. The other holder is notified once per round; a repeated submission sends nothing. */
export async function handIn(work: UnitOfWork, account: JointAccount, file: ApplicationRecord): Promise<void> {
  const rounds = (await readTrail(work.tables, file.row.id)).filter(
    ({ action }) => action === 'handed-in' || action === 'sent-back',
  );
  const told = { whatChanged: changesAfterHandIn(file.row.whatChanged ?? []) };
  await keepApplication(work, file, { ...told, handedInAt: work.now }, { actor: 'customer', action: 'handed-in' });
  if (rounds.at(-1)?.action !== 'handed-in') await notifyNextHolder(work, account, file);
}

/** Whether each holder has submitted and both parts are still valid: a passport may have expired, or a minor come of age. Invalid parts are reopened. */
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

/** Refuses a part whose account is no longer joint. Throws Refusal (notAllowed). */
export function refuseDormant(account: JointAccount, file: ApplicationRecord): void {
  if (file.principal && !isJoint(account))
    throw new Refusal(codes.notAllowed, 'The account is not opened jointly any more.', { reason: 'not-joint' });
}
