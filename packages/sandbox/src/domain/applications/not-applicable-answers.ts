import { applicableAnswers } from '@quayside/rules/internals/applicable-answers';
import { sameAnswers } from '@quayside/rules/internals/same-answers';
import { getApplicableSteps } from '@quayside/rules/journey';
import { and, eq, inArray } from 'drizzle-orm';
import type { UnitOfWork } from '../ports/server-context.ts';
import { steps } from '../storage/schema.ts';
import { type ApplicationRecord, createJourneyContext, withSavedAnswers } from './application-record.ts';

/**
 * Deletes the stored answers to questions and of whole steps that do not apply, and returns the record without them. A draft keeps such answers in case the
 * customer goes back; a submission does not. The times of saves do not change.
 */
export async function removeNotApplicableAnswers(
  work: UnitOfWork,
  record: ApplicationRecord,
): Promise<ApplicationRecord> {
  const { vault, tables } = work;
  const context = createJourneyContext(record, work.now);
  const asked = getApplicableSteps(record.flow.steps, context);
  const given = Object.fromEntries(Object.entries(record.given).filter(([id]) => asked.some((step) => step.id === id)));
  const unasked = Object.keys(record.given).filter((id) => !given[id]);
  if (unasked.length > 0)
    await tables.delete(steps).where(and(eq(steps.applicationId, record.row.id), inArray(steps.step, unasked)));
  for (const step of asked) {
    const own = given[step.id];
    const applying = own && applicableAnswers(step, own, context);
    if (!applying || sameAnswers(step, own, applying)) continue;
    given[step.id] = applying;
    const answers = await vault.seal(`steps/${record.row.id}/${step.id}`, JSON.stringify(applying));
    await tables
      .update(steps)
      .set({ answers })
      .where(and(eq(steps.applicationId, record.row.id), eq(steps.step, step.id)));
  }
  return withSavedAnswers(record, given);
}
