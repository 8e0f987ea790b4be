import { codes } from '@quayside/contract/envelope';
import { Refusal } from '../../kernel/refusal.ts';
import type { ApplicationRecord } from '../applications/application-record.ts';
import { updateApplication } from '../applications/save-records.ts';
import { readTrail } from '../audit/trail.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { isJoint, type JointAccount, missingSteps } from './joint-account.ts';
import { notifyNextHolder } from './reminder.ts';
import { changesAfterSubmission } from './withdrawn-submission.ts';

/** Marks a holder's part as submitted, and notifies the other holder once per review round. */
export async function submitPart(work: UnitOfWork, account: JointAccount, record: ApplicationRecord): Promise<void> {
  const rounds = (await readTrail(work.tables, record.row.id)).filter(
    ({ action }) => action === 'part-submitted' || action === 'sent-back',
  );
  const change = { whatChanged: changesAfterSubmission(record.row.whatChanged ?? []) };
  await updateApplication(
    work,
    record,
    { ...change, partSubmittedAt: work.now },
    { actor: 'customer', action: 'part-submitted' },
  );
  if (rounds.at(-1)?.action !== 'part-submitted') await notifyNextHolder(work, account, record);
}

/**
 * Returns whether each holder has submitted a part that is still complete. A part that is not is reopened, for example after a passport expired or a minor
 * came of age.
 */
export async function haveAllSubmitted(work: UnitOfWork, { first, second }: JointAccount): Promise<boolean> {
  if (!second) return false;
  let all = true;
  for (const record of [first, second]) {
    if (!record.row.partSubmittedAt) all = false;
    else if (missingSteps(record, work.now).length > 0) {
      all = false;
      await updateApplication(work, record, { partSubmittedAt: null }, { actor: 'system', action: 'handed-back' });
    }
  }
  return all;
}

/** Throws `Refusal` (`notAllowed`) if a second holder's part belongs to an account that is no longer joint. */
export function refuseInactivePart(account: JointAccount, record: ApplicationRecord): void {
  if (record.principal && !isJoint(account))
    throw new Refusal(codes.notAllowed, 'The account is no longer joint.', { reason: 'not-joint' });
}
