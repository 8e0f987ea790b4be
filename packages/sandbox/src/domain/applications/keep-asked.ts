import { askedAnswers } from '@quayside/rules/asked-answers';
import { sameAnswers } from '@quayside/rules/same-answers';
import { and, eq } from 'drizzle-orm';
import type { UnitOfWork } from '../ports/server-context.ts';
import { steps } from '../storage/schema.ts';
import { type ApplicationRecord, contextOf, withGiven } from './application-record.ts';

/**
 * Removes the answers that are not asked for by the other answers, and returns the record without them. A draft keeps them, so that a customer who goes back finds
 * them again; a submission holds the answers to the questions that were shown, and no others. The times of the answers stay.
 */
export async function keepOnlyAsked(work: UnitOfWork, file: ApplicationRecord): Promise<ApplicationRecord> {
  const { vault, tables } = work;
  const context = contextOf(file, work.now);
  const given = { ...file.given };
  for (const step of file.flow.steps) {
    const own = given[step.id];
    const asked = own && askedAnswers(step, own, context);
    if (!asked || sameAnswers(step, own, asked)) continue;
    given[step.id] = asked;
    const answers = await vault.seal(`steps/${file.row.id}/${step.id}`, JSON.stringify(asked));
    await tables
      .update(steps)
      .set({ answers })
      .where(and(eq(steps.applicationId, file.row.id), eq(steps.step, step.id)));
  }
  return withGiven(file, given);
}
