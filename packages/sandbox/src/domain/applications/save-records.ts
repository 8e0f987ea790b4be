import type { ReviewReply } from '@quayside/contract/application';
import type { StepAnswers } from '@quayside/rules/journey';
import { and, eq, notInArray } from 'drizzle-orm';
import { type AuditDetails, addAuditEntry } from '../audit/trail.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import type { ApplicationRow, RequirementRow } from '../storage/schema.ts';
import { applications, requirements, steps } from '../storage/schema.ts';
import type { ApplicationRecord } from './application-record.ts';

/** Who did what, as the audit trail records it. */
export type AuditedAction = {
  readonly actor: 'customer' | 'reviewer' | 'system';
  readonly action: string;
  readonly details?: AuditDetails;
};

/** Changes columns of an application, increments its revision, and adds the action to the audit trail. Returns the changed row. */
export async function updateApplication(
  work: UnitOfWork,
  { row }: ApplicationRecord,
  change: Partial<Omit<ApplicationRow, 'id' | 'revision'>>,
  { actor, action, details }: AuditedAction,
): Promise<ApplicationRow> {
  const revision = row.revision + 1;
  await work.tables
    .update(applications)
    .set({ ...change, revision })
    .where(eq(applications.id, row.id));
  await addAuditEntry(work, { subject: row.id, actor, action, revision, ...(details ? { details } : {}) });
  return { ...row, ...change, revision };
}

/** Encrypts and stores the answers by step, and deletes steps without answers. Steps in `changed` get the new revision; a migration rewrites all steps. */
export async function storeAnswers(
  { tables, vault, now }: UnitOfWork,
  record: ApplicationRecord,
  answers: Readonly<Record<string, StepAnswers | undefined>>,
  changed: readonly string[],
  revision: number,
): Promise<void> {
  const applicationId = record.row.id;
  const given = Object.keys(answers).filter((step) => answers[step]);
  if (Object.keys(record.savedAt).some((step) => !given.includes(step)))
    await tables
      .delete(steps)
      .where(and(eq(steps.applicationId, applicationId), ...(given.length > 0 ? [notInArray(steps.step, given)] : [])));
  const migrated = record.row.journeyVersion < record.flow.journey.version;
  for (const step of migrated ? given : changed) {
    const row = {
      answers: await vault.seal(`steps/${applicationId}/${step}`, JSON.stringify(answers[step])),
      revision: changed.includes(step) ? revision : (record.savedAt[step] ?? revision),
      savedAt: now,
    };
    const { savedAt: _, ...inNewShape } = row;
    await tables
      .insert(steps)
      .values({ applicationId, step, ...row })
      .onConflictDoUpdate({
        target: [steps.applicationId, steps.step],
        set: changed.includes(step) ? row : inNewShape, // a migrated answer keeps its save time
      });
  }
}

/** Adds an item that a reviewer requests after all others. If it was requested before, updates its note and kinds of documents. */
export async function addRequest(
  work: UnitOfWork,
  { row, requirements: known }: ApplicationRecord,
  requirement: string,
  { asks, note }: { readonly asks: readonly string[] | null; readonly note: string | null },
): Promise<void> {
  const request = { status: 'due', reasonCode: 'more-information', asks } as const;
  const fresh = { applicationId: row.id, requirement, position: known.length, reopened: false, ...request };
  await work.tables
    .insert(requirements)
    .values(fresh)
    .onConflictDoUpdate({ target: [requirements.applicationId, requirements.requirement], set: request });
  await updateRequirement(work, row.id, requirement, { note });
}

/** Deletes an item that a reviewer requested, as if it had never been requested. */
export async function withdrawRequest(
  { tables }: UnitOfWork,
  applicationId: string,
  requirement: string,
): Promise<void> {
  await tables
    .delete(requirements)
    .where(and(eq(requirements.applicationId, applicationId), eq(requirements.requirement, requirement)));
}

/** Changes a review item. The note and the reply are encrypted; null deletes them, and undefined leaves them unchanged. */
export async function updateRequirement(
  { tables, vault }: UnitOfWork,
  applicationId: string,
  requirement: string,
  change: Partial<Pick<RequirementRow, 'status' | 'reasonCode' | 'reopened'>> & {
    readonly note?: string | null;
    readonly reply?: ReviewReply | null;
  },
): Promise<void> {
  const { note, reply, ...columns } = change;
  const reasonNote = note ? await vault.seal(`requirements/${applicationId}/${requirement}`, note) : note;
  const sealed = reply ? await vault.seal(`replies/${applicationId}/${requirement}`, JSON.stringify(reply)) : reply;
  await tables
    .update(requirements)
    .set({
      ...columns,
      ...(reasonNote === undefined ? {} : { reasonNote }),
      ...(sealed === undefined ? {} : { reply: sealed }),
    })
    .where(and(eq(requirements.applicationId, applicationId), eq(requirements.requirement, requirement)));
}
