import type { Application } from '@quayside/contract/application';
import { codes } from '@quayside/contract/envelope';
import { applicable, isSatisfied } from '@quayside/rules/journey';
import { eq } from 'drizzle-orm';
import { tellOfSubmission } from '../mail/review-mails.ts';
import type { Turn } from '../server/broker.ts';
import { Refusal } from '../server/refusal.ts';
import { applications } from '../storage/schema.ts';
import { type ApplicationFile, contextOf, lockApplication, toWire } from './file.ts';
import { keepApplication, keepRequirement } from './keep.ts';
import { drawReference } from './reference.ts';

/**
 * Submits a complete application, or answers with the one that is under review already. Throws Refusal: incomplete (data names the first
 * missing step and all of them), conflict where it changed since `revision`, notAllowed where it is decided.
 */
export async function submitApplication(
  turn: Turn,
  userId: string,
  applicationId: string,
  revision: number,
): Promise<Application> {
  const file = await lockApplication(turn, applicationId, userId);
  const { row } = file;
  if (row.state === 'under-review') return toWire(file);
  if (row.state !== 'draft' && row.state !== 'action-needed')
    throw new Refusal(codes.notAllowed, 'This application is decided already.', { state: row.state });
  // Steps alone: an upload or a face check since then undoes nothing that was signed.
  if (Math.max(0, ...Object.values(file.savedAt)) > revision)
    throw new Refusal(codes.conflict, 'This was changed elsewhere. Load it again.', { revision: row.revision });
  refuseIncomplete(file, turn.now);
  const reference = row.reference ?? (await freeReference(turn));
  await keepApplication(
    turn,
    file,
    { state: 'under-review', reference, submittedAt: turn.now },
    { actor: 'customer', action: row.state === 'draft' ? 'submitted' : 'submitted-again', details: { reference } },
  );
  for (const { requirement, status, reopened } of file.requirements)
    if (status !== 'accepted' || reopened)
      await keepRequirement(turn, row.id, requirement, {
        status: 'provided',
        reasonCode: null,
        note: null,
        reopened: false,
      });
  await tellOfSubmission(turn, userId, reference);
  return toWire(await lockApplication(turn, applicationId, userId));
}

function refuseIncomplete(file: ApplicationFile, now: Date): void {
  const context = contextOf(file, now);
  const steps = applicable(file.flow.steps, context)
    .filter((step) => !isSatisfied(step, context))
    .map(({ id }) => id);
  if (steps.length > 0) throw new Refusal(codes.incomplete, 'Something is still missing.', { step: steps[0], steps });
}

async function freeReference({ tables, now, random }: Turn): Promise<string> {
  for (;;) {
    const reference = drawReference(now, random);
    const taken = await tables.select().from(applications).where(eq(applications.reference, reference));
    if (taken.length === 0) return reference;
  }
}
