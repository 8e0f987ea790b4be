import { type IdentityReport, identityReportKind } from '@quayside/contract/calls/identity-check';
import { randomId } from '@quayside/platform/internals/random-id';
import { eq } from 'drizzle-orm';
import { sha256 } from '../../kernel/crypto/base64url.ts';
import { replays } from '../../kernel/storage/tables.ts';
import { lockAnyApplication } from '../applications/application-record.ts';
import { updateApplication } from '../applications/save-records.ts';
import { documentPlace } from '../documents/document-store.ts';
import type { ServerContext, UnitOfWork } from '../ports/server-context.ts';
import type { DocumentRow } from '../storage/schema.ts';
import { documents, identityChecks } from '../storage/schema.ts';
import { findCheck, isCheckOpen } from './identity-check.ts';

type ProviderReport = Pick<IdentityReport, 'id' | 'checkId' | 'outcome'>;

const statuses = { processing: 'processing', clear: 'passed', consider: 'review', abandoned: 'abandoned' } as const;

/**
 * Stores the report of a provider as a document of the application; a clear report passes the face. Returns `ignored` if the report is repeated or late, or
 * its check is unknown or decided. A report after the submission is ignored too, so that a reviewer's documents never change.
 */
export async function processReport(
  server: ServerContext,
  report: ProviderReport,
  text: string,
): Promise<'taken' | 'ignored'> {
  const { outcome } = report;
  const stored = outcome === 'clear' || outcome === 'consider' ? await storeReport(server, text) : undefined;
  const taken = await server.transaction((work) => decide(work, report, stored));
  if (stored && taken === 'ignored') await server.blobs.remove(stored.id);
  return taken;
}

type StoredReport = Pick<DocumentRow, 'id' | 'size' | 'sha256'>;

async function storeReport({ blobs, vault, random }: ServerContext, text: string): Promise<StoredReport> {
  const bytes = new TextEncoder().encode(text);
  const id = randomId(random);
  await blobs.put(id, await vault.sealBytes(documentPlace(id), bytes));
  return { id, size: bytes.length, sha256: await sha256(bytes) };
}

async function decide(work: UnitOfWork, { id, checkId, outcome }: ProviderReport, stored: StoredReport | undefined) {
  const { tables, vault, now } = work;
  const key = await vault.fingerprint('identity-reports', id);
  const first = await tables.insert(replays).values({ key, at: now }).onConflictDoNothing().returning();
  const found = await findCheck(work, checkId);
  if (!found || first.length === 0) return 'ignored';
  const record = await lockAnyApplication(work, found.applicationId);
  const check = await findCheck(work, checkId); // reads the check again after the lock
  const { state, userId, id: applicationId } = record.row;
  if (!check || !isCheckOpen(check, now) || (state !== 'draft' && state !== 'action-needed')) return 'ignored';
  if (stored)
    await tables.insert(documents).values({
      ...stored,
      applicationId,
      userId,
      kind: identityReportKind,
      type: 'application/json',
      flag: null,
      uploadedAt: now,
    });
  await tables
    .update(identityChecks)
    .set({
      status: statuses[outcome],
      reportId: stored?.id ?? null,
      decidedAt: outcome === 'processing' ? null : now,
    })
    .where(eq(identityChecks.id, checkId));
  await updateApplication(work, record, outcome === 'clear' ? { faceResult: 'passed', faceReason: null } : {}, {
    actor: 'system',
    action: 'identity-check-reported',
    details: { check: checkId, outcome },
  });
  return 'taken';
}
