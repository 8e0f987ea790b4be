import type { Application } from '@quayside/contract/application';
import { codes } from '@quayside/contract/envelope';
import { eq } from 'drizzle-orm';
import { keepEvidence } from '../evidence/record.ts';
import { areAllHandedIn, handIn, refuseDormant } from '../joint/hand-in.ts';
import { isJoint, type JointAccount, missingSteps, openAccount, removePart } from '../joint/joint-account.ts';
import { tellOfSubmission } from '../mail/review-mails.ts';
import { Refusal } from '../server/refusal.ts';
import type { UnitOfWork } from '../server/server-context.ts';
import { applications } from '../storage/schema.ts';
import { othersFormIn } from '../w8ben/whose.ts';
import { type ApplicationRecord, lockApplication, toWire } from './application-record.ts';
import { refuseOtherVersion } from './journey-version.ts';
import { keepApplication, keepRequirement } from './keep.ts';
import { drawReference } from './reference.ts';
import { reviewFlags } from './review-flags.ts';

/**
 * Submits a complete application, or answers with the one that is under review already. Of a joint account each holder hands in their own part; it is under
 * review once both have, whoever comes last. Throws Refusal: incomplete (data names the first missing step and all of them), conflict where it changed since
 * `revision`, notAllowed where it is decided.
 */
export async function submitApplication(
  work: UnitOfWork,
  userId: string,
  applicationId: string,
  revision: number,
  journeyVersion?: number,
): Promise<Application> {
  const file = await lockApplication(work, applicationId, userId);
  const { row } = file;
  if (row.state === 'under-review') return toWire(file);
  if (row.state !== 'draft' && row.state !== 'action-needed')
    throw new Refusal(codes.notAllowed, 'This application is decided already.', { state: row.state });
  refuseOtherVersion(file, journeyVersion);
  // Steps alone: an upload or a face check since then undoes nothing that was signed.
  if (Math.max(0, ...Object.values(file.savedAt)) > revision)
    throw new Refusal(codes.conflict, 'This was changed elsewhere. Load it again.', { revision: row.revision });
  const missing = missingSteps(file, work.now);
  if (missing.length > 0)
    throw new Refusal(codes.incomplete, 'Something is still missing.', { step: missing[0], steps: missing });
  const account = await openAccount(work, file);
  refuseDormant(account, file);
  if (isJoint(account)) await handIn(work, account, file);
  await submitWhole(work, await openAccount(work, await lockApplication(work, applicationId, userId)));
  return toWire(await lockApplication(work, applicationId, userId));
}

/** Puts everything under review that belongs to the account, unless another holder is not done. */
async function submitWhole(work: UnitOfWork, account: JointAccount): Promise<void> {
  const joint = isJoint(account);
  const { first, second } = account;
  if (joint && !(await areAllHandedIn(work, account))) return;
  if (second && !joint) await removePart(work, second);
  const parts = second && joint ? [first, second] : [first];
  const reference = first.row.reference ?? (await freeReference(work));
  for (const part of parts) await putUnderReview(work, part, reference);
  for (const userId of new Set(parts.map(({ row }) => row.userId)))
    await tellOfSubmission(work, userId, { reference, of: othersFormIn(first) });
}

/** The reference stands with the first holder's application and names the whole account. */
async function putUnderReview(work: UnitOfWork, file: ApplicationRecord, reference: string): Promise<void> {
  const { row } = file;
  const flags = Object.values(reviewFlags(file)).flat();
  const again = row.submittedAt !== null; // what a reviewer began is sent for the first time too
  await keepApplication(
    work,
    file,
    { state: 'under-review', submittedAt: work.now, whatChanged: null, ...(file.principal ? {} : { reference }) },
    {
      actor: 'customer',
      action: again ? 'submitted-again' : 'submitted',
      details: {
        reference,
        ...(await keepEvidence(work, file, reference)),
        ...(flags.length > 0 ? { flags: flags.join(', ') } : {}),
      },
    },
  );
  for (const { requirement, status, reopened } of file.requirements)
    if (status !== 'accepted' || reopened)
      await keepRequirement(work, row.id, requirement, {
        status: 'provided',
        reasonCode: null,
        note: null,
        reopened: false,
      });
}

/** Names one submission, and no other. */
export async function freeReference({ tables, now, random }: UnitOfWork): Promise<string> {
  for (;;) {
    const reference = drawReference(now, random);
    const taken = await tables.select().from(applications).where(eq(applications.reference, reference));
    if (taken.length === 0) return reference;
  }
}
