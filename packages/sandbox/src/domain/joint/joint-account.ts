import { getHolding } from '@quayside/flow-opening/internals/rules';
import { getApplicableSteps, isSatisfied } from '@quayside/rules/journey';
import { eq } from 'drizzle-orm';
import { notFound } from '../../kernel/refusal.ts';
import { type ApplicationRecord, createJourneyContext, openRecord } from '../applications/application-record.ts';
import { addAuditEntry } from '../audit/trail.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { applications } from '../storage/schema.ts';

/** The first holder's application, and the second holder's part if it was started. */
export type JointAccount = { readonly first: ApplicationRecord; readonly second: ApplicationRecord | undefined };

/** Returns the joint account that a holder's record belongs to. */
export async function readJointAccount(work: UnitOfWork, record: ApplicationRecord): Promise<JointAccount> {
  const { tables } = work;
  const { principalId, id } = record.row;
  const where = principalId ? eq(applications.id, principalId) : eq(applications.principalId, id);
  const [row] = await tables.select().from(applications).where(where);
  if (principalId && !row) throw notFound();
  const other = row && (await openRecord(work, row));
  return principalId && other ? { first: other, second: record } : { first: record, second: other };
}

/** Returns whether the answers still choose a joint account. */
export const isJoint = ({ first }: JointAccount): boolean => getHolding(first.answers) !== 'alone';

/** Returns the ids of a holder's applicable steps that are not satisfied. */
export function missingSteps(record: ApplicationRecord, now: Date): readonly string[] {
  const context = createJourneyContext(record, now);
  return getApplicableSteps(record.flow.steps, context)
    .filter((step) => !isSatisfied(step, context))
    .map(({ id }) => id);
}

/** Deletes a second holder's part with its documents, after a change to a single account. */
export async function removePart(work: UnitOfWork, { row, documents }: ApplicationRecord): Promise<void> {
  await work.tables.delete(applications).where(eq(applications.id, row.id));
  await addAuditEntry(work, { subject: row.id, actor: 'system', action: 'removed', revision: row.revision });
  work.afterCommit(async () => {
    for (const { id } of documents) await work.blobs.remove(id);
  });
}
