import { randomId } from '@quayside/platform/internals/random-id';
import { DRAFT_LIFETIME } from '@quayside/rules/internals/draft-lifetime';
import type { PersonData, PersonItem } from '@quayside/rules/internals/person-data';
import { UNCONFIRMED_MINUTES } from '@quayside/rules/limits';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { canonicalJson } from '../../kernel/canonical-json.ts';
import { operations } from '../../kernel/storage/tables.ts';
import { addAuditEntry } from '../audit/trail.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { applications, personData } from '../storage/schema.ts';

/** Data from the digital ID, by the id of the step that shows them. */
export type PersonDataByStep = Readonly<Record<string, PersonData>>;

type Row = typeof personData.$inferSelect;

const MINUTE_MS = 60_000;
const unconfirmedLifeMs = UNCONFIRMED_MINUTES * MINUTE_MS;
/** Milliseconds for which an unused draft keeps person data (key principles of Myinfo: data that are not submitted are purged). */
const draftLifeMs = DRAFT_LIFETIME.days * 24 * 60 * MINUTE_MS;

const placeOf = (id: string) => `person-data/${id}`;

/** Returns the person data of an application that may still be used. Data that were not confirmed in time are left out, even before they are purged. */
export async function readPersonDataOf(work: UnitOfWork, applicationId: string): Promise<PersonDataByStep> {
  const rows = await work.tables.select().from(personData).where(eq(personData.applicationId, applicationId));
  const found: Record<string, PersonData> = {};
  for (const row of rows)
    if (row.confirmedAt || row.retrievedAt.getTime() + unconfirmedLifeMs > work.now.getTime())
      found[row.step] = {
        id: row.id,
        retrievedAt: row.retrievedAt.toISOString(),
        items: JSON.parse(await work.vault.open(placeOf(row.id), row.items)) as PersonItem[],
      };
  return found;
}

/** Stores the person data of a visit. Unchanged data keep their id, so that their confirmation stays valid. */
export async function savePersonData(
  work: UnitOfWork,
  applicationId: string,
  step: string,
  items: readonly PersonItem[],
): Promise<void> {
  const { tables, vault, now, random } = work;
  const text = canonicalJson(items);
  const itemsPrint = await vault.fingerprint(`person-data/${applicationId}/${step}`, text);
  const [there] = await tables.select().from(personData).where(at(applicationId, step));
  const same = there?.itemsPrint === itemsPrint ? there : undefined;
  const id = same?.id ?? randomId(random);
  const row: Row = {
    applicationId,
    step,
    id,
    items: await vault.seal(placeOf(id), text),
    itemsPrint,
    retrievedAt: now,
    confirmedAt: same?.confirmedAt ?? null,
  };
  await tables
    .insert(personData)
    .values(row)
    .onConflictDoUpdate({ target: [personData.applicationId, personData.step], set: row });
}

/** Records that the person confirmed the data that a step shows. */
export async function confirmPersonData(
  { tables, now }: UnitOfWork,
  applicationId: string,
  step: string,
): Promise<void> {
  await tables.update(personData).set({ confirmedAt: now }).where(at(applicationId, step));
}

/** Deletes all person data of an application, because the customer continues by hand. */
export async function deletePersonData({ tables }: UnitOfWork, applicationId: string): Promise<void> {
  await tables.delete(personData).where(eq(personData.applicationId, applicationId));
}

/** Deletes person data that were not confirmed in time, and those of unused drafts. Submitted data stay with their application. */
export async function purgePersonData(work: UnitOfWork): Promise<void> {
  const { tables } = work;
  const unconfirmed = await tables
    .select()
    .from(personData)
    .where(and(isNull(personData.confirmedAt), lt(personData.retrievedAt, before(work, unconfirmedLifeMs))));
  for (const row of unconfirmed) await purge(work, row, 'unconfirmed');
  const drafts = await tables
    .select()
    .from(applications)
    .where(and(eq(applications.state, 'draft'), lt(applications.savedAt, before(work, draftLifeMs))));
  for (const { id } of drafts)
    for (const row of await tables.select().from(personData).where(eq(personData.applicationId, id)))
      await purge(work, row, 'stale-draft');
}

/** Locks the application, and deletes the data if the reason still applies. */
async function purge(
  work: UnitOfWork,
  { applicationId, step, retrievedAt }: Row,
  why: 'unconfirmed' | 'stale-draft',
): Promise<void> {
  const { tables } = work;
  const [application] = await tables
    .select()
    .from(applications)
    .where(eq(applications.id, applicationId))
    .for('update');
  const [row] = await tables.select().from(personData).where(at(applicationId, step));
  if (!application || row?.retrievedAt.getTime() !== retrievedAt.getTime()) return;
  if (why === 'unconfirmed' ? row.confirmedAt : application.state !== 'draft') return;
  await tables.delete(personData).where(at(applicationId, step));
  // Stored responses contain the application, and may contain the data.
  for (const { operation, createdAt } of await tables
    .select()
    .from(operations)
    .where(eq(operations.scope, application.userId)))
    if (createdAt >= retrievedAt)
      await tables
        .delete(operations)
        .where(and(eq(operations.scope, application.userId), eq(operations.operation, operation)));
  await addAuditEntry(work, {
    subject: applicationId,
    actor: 'system',
    action: 'person-data-purged',
    revision: application.revision,
    details: { step, why },
  });
}

const at = (applicationId: string, step: string) =>
  and(eq(personData.applicationId, applicationId), eq(personData.step, step));

const before = ({ now }: UnitOfWork, ms: number): Date => new Date(now.getTime() - ms);
