import type { Application } from '@quayside/contract/application';
import { codes } from '@quayside/contract/envelope';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../kernel/refusal.ts';
import { type ApplicationRecord, lockApplication, toApiApplication } from '../applications/application-record.ts';
import { refuseOtherVersion } from '../applications/journey-version.ts';
import { removeNotApplicableAnswers } from '../applications/not-applicable-answers.ts';
import { onePerLogin, resultPage } from '../applications/outcome-pages.ts';
import { drawReference } from '../applications/reference.ts';
import { updateApplication, updateRequirement } from '../applications/save-records.ts';
import { flagDetails } from '../applications/submitted-flags.ts';
import { saveEvidence } from '../evidence/record.ts';
import { isJoint, type JointAccount, missingSteps, readJointAccount, removePart } from '../joint/joint-account.ts';
import { haveAllSubmitted, refuseInactivePart, submitPart } from '../joint/submit-part.ts';
import { notifyOfSubmission } from '../mail/review-mails.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { applications } from '../storage/schema.ts';
import { getOtherHolderName } from '../w8ben/form-holder.ts';

/**
 * Submits a complete application, and returns it unchanged if it is under review. In a joint account each holder submits a part, and the review starts after
 * the last. Throws `Refusal`: `incomplete` with the missing steps in `data`, `conflict` if a step was saved after `revision`, `notAllowed` after the
 * decision. Throws `Refusal`: `outdated` or `behind` for another journey version.
 */
export async function submitApplication(
  work: UnitOfWork,
  userId: string,
  applicationId: string,
  revision: number,
  journeyVersion?: number,
): Promise<Application> {
  const record = await lockApplication(work, applicationId, userId);
  const { row } = record;
  if (row.state === 'under-review') return toApiApplication(record);
  if (row.state !== 'draft' && row.state !== 'action-needed')
    throw new Refusal(codes.notAllowed, 'This application is already decided.', { state: row.state });
  refuseOtherVersion(record, journeyVersion);
  // Compares saved steps only: a later upload or face check does not invalidate the signature.
  if (Math.max(0, ...Object.values(record.savedAt)) > revision)
    throw new Refusal(codes.conflict, 'The application was changed elsewhere. Load it again.', {
      revision: row.revision,
    });
  const missing = missingSteps(record, work.now);
  if (missing.length > 0)
    throw new Refusal(codes.incomplete, 'The application is incomplete.', { step: missing[0], steps: missing });
  const account = await readJointAccount(work, record);
  refuseInactivePart(account, record);
  if (isJoint(account)) await submitPart(work, account, record);
  await submitWhole(work, await readJointAccount(work, await lockApplication(work, applicationId, userId)));
  return toApiApplication(await lockApplication(work, applicationId, userId));
}

/** Puts the whole account under review if all holders have submitted. */
async function submitWhole(work: UnitOfWork, account: JointAccount): Promise<void> {
  const joint = isJoint(account);
  const { first, second } = account;
  if (joint && !(await haveAllSubmitted(work, account))) return;
  if (second && !joint) await removePart(work, second);
  const parts = second && joint ? [first, second] : [first];
  const reference = first.row.reference ?? (await freeReference(work));
  for (const part of parts) await putUnderReview(work, part, reference);
  for (const part of onePerLogin(parts))
    await notifyOfSubmission(work, part.row.userId, {
      reference,
      flow: first.flow.name,
      page: resultPage(part),
      of: getOtherHolderName(first),
    });
}

/** Puts one part under review, and stores its evidence. Only the first holder's application has the reference. */
async function putUnderReview(work: UnitOfWork, saved: ApplicationRecord, reference: string): Promise<void> {
  const record = await removeNotApplicableAnswers(work, saved);
  const { row } = record;
  const again = row.submittedAt !== null; // an application that a reviewer started has no earlier submission either
  await updateApplication(
    work,
    record,
    { state: 'under-review', submittedAt: work.now, whatChanged: null, ...(record.principal ? {} : { reference }) },
    {
      actor: 'customer',
      action: again ? 'submitted-again' : 'submitted',
      details: {
        reference,
        ...(await saveEvidence(work, record, reference)),
        ...flagDetails(record),
      },
    },
  );
  for (const { requirement, status, reopened } of record.requirements)
    if (status !== 'accepted' || reopened)
      await updateRequirement(work, row.id, requirement, {
        status: 'provided',
        reasonCode: null,
        note: null,
        reopened: false,
      });
}

/** Returns a random reference that no application has yet. */
export async function freeReference({ tables, now, random }: UnitOfWork): Promise<string> {
  for (;;) {
    const reference = drawReference(now, random);
    const taken = await tables.select().from(applications).where(eq(applications.reference, reference));
    if (taken.length === 0) return reference;
  }
}
