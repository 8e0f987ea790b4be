import {
  type Answers,
  type HolderFacts,
  initialFacts,
  migrateAnswers,
  type StepAnswers,
} from '@quayside/rules/journey';
import { and, eq, inArray } from 'drizzle-orm';
import { readPersonDataOf } from '../person-data/person-data-store.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import type { ApplicationRow } from '../storage/schema.ts';
import { steps } from '../storage/schema.ts';

/** Returns the answers that the server itself reads, given or derived from the digital ID. The answers of other steps stay encrypted. */
export async function readAnswers(
  work: UnitOfWork,
  { id, flow: name, journeyVersion }: ApplicationRow,
  holder?: HolderFacts,
): Promise<Answers> {
  const { tables, vault, flows } = work;
  const { journey, reads = {}, readsFrom = [] } = flows.flow(name);
  const wanted = [...new Set([...Object.values(reads).map(([step]) => step), ...readsFrom])];
  const rows = await tables
    .select()
    .from(steps)
    .where(and(eq(steps.applicationId, id), inArray(steps.step, wanted)));
  const open = async (step: string, sealed: string) =>
    JSON.parse(await vault.open(`steps/${id}/${step}`, sealed)) as StepAnswers;
  const entries = rows.map(async ({ step, answers }) => [step, await open(step, answers)] as const);
  const stored = Object.fromEntries(await Promise.all(entries));
  const given = migrateAnswers(journey, stored, journeyVersion).answers;
  const personData = await readPersonDataOf(work, id);
  return journey.derive?.(given, { ...initialFacts, personData, ...(holder ? { holder } : {}) }) ?? given;
}
