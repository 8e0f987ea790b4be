import { getHolding } from '@quayside/flow-opening/internals/rules';
import { getApplicableSteps, isSatisfied } from '@quayside/rules/journey';
import { eq } from 'drizzle-orm';
import { notFound } from '../../kernel/refusal.ts';
import { type ApplicationRecord, createJourneyContext, openRecord } from '../applications/application-record.ts';
import { addAuditEntry } from '../audit/trail.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { applications } from '../storage/schema.ts';

/** An application with its second holder's part, or a single application (`second` is undefined). */
export type JointAccount = { readonly first: ApplicationRecord; readonly second: ApplicationRecord | undefined };

/**
 * Returns the application to which a holder's record belongs, with the other part if there is one. Throws `Refusal` (`notFound`) if the first holder's
 * application does not exist.
 */
export async function readJointAccount(work: UnitOfWork, record: ApplicationRecord): Promise<JointAccount> {
  const { tables } = work;
  const { principalId, id } = record.row;
  const where = principalId ? eq(applications.id, principalId) : eq(applications.principalId, id);
  const [row] = await tables.select().from(applications).where(where);
  if (principalId && !row) throw notFound();
  const other = row && (await openRecord(work, row));
  return principalId && other ? { first: other, second: record } : { first: record, second: other };
}

/** Returns whether the first holder's answers choose a joint account. */
export const isJoint = ({ first }: JointAccount): boolean => getHolding(first.answers) !== 'alone';

/** Returns the ids of the applicable steps that a holder has not completed. */
export function missingSteps(record: ApplicationRecord, now: Date): readonly string[] {
  const context = createJourneyContext(record, now);
  return getApplicableSteps(record.flow.steps, context)
    .filter((step) => !isSatisfied(step, context))
    .map(({ id }) => id);
}

/** Deletes a second holder's part with its documents, because the account is no longer joint. */
export async function removePart(work: UnitOfWork, { row, documents }: ApplicationRecord): Promise<void> {
  await work.tables.delete(applications).where(eq(applications.id, row.id));
  await addAuditEntry(work, { subject: row.id, actor: 'system', action: 'removed', revision: row.revision });
  work.afterCommit(async () => {
    for (const { id } of documents) await work.blobs.remove(id);
  });
}
