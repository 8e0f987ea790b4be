import { identityReportKind } from '@quayside/contract/calls/identity-check';
import { codes } from '@quayside/contract/envelope';
import { randomId } from '@quayside/platform/internals/random-id';
import type { DocumentReading } from '@quayside/rules/document-match';
import type { Answers } from '@quayside/rules/journey';
import { eq } from 'drizzle-orm';
import { invalidRequest, notFound, Refusal } from '../../kernel/refusal.ts';
import { type ApplicationRecord, lockApplication, toDocumentInfo } from '../applications/application-record.ts';
import { updateApplication } from '../applications/save-records.ts';
import { type CheckedFile, checkFile } from '../files/file-check.ts';
import { sealReading } from '../files/reading.ts';
import type { ServerContext, UnitOfWork } from '../ports/server-context.ts';
import type { DocumentRow } from '../storage/schema.ts';
import { documents } from '../storage/schema.ts';

/** Matches the kind of a document, such as `identity-front`. */
const KIND = /^[a-z][a-z0-9-]{0,39}$/;
/** Maximum number of documents per application, which protects the disk. Journeys need fewer. */
const MOST_DOCUMENTS = 60;

/** Returns the place to which a document's encryption is bound. */
export const documentPlace = (id: string) => `documents/${id}`;

/** A checked and encrypted file that no application refers to yet. */
export type StoredFile = Omit<CheckedFile, 'bytes'> & {
  readonly id: string;
  readonly size: number;
  /** Data that the customer's device read from the document. */
  readonly read?: DocumentReading;
};

/**
 * Checks a file and stores it encrypted, before the transaction that adds its document. Throws `Refusal` (`invalidRequest`) if the kind is invalid, and all
 * errors of `checkFile`.
 */
export async function storeFile(server: ServerContext, owner: string, kind: string, file: Blob): Promise<StoredFile> {
  if (!KIND.test(kind) || kind === identityReportKind) throw invalidRequest('kind');
  const { bytes, ...checked } = await checkFile(
    server,
    new Uint8Array(await file.arrayBuffer()),
    owner,
    kind.endsWith('-video') ? 'video' : 'document',
  );
  const id = randomId(server.random);
  await server.blobs.put(id, await server.vault.sealBytes(documentPlace(id), bytes));
  return { ...checked, id, size: bytes.length };
}

/**
 * Adds a stored file to an application, and returns the new document. Throws `Refusal` (`notAllowed`) if the application is submitted or decided, or has too
 * many documents.
 */
export async function addDocument(
  work: UnitOfWork,
  userId: string,
  applicationId: string,
  kind: string,
  { id, type, size, sha256, flag, read }: StoredFile,
) {
  const record = await lockApplication(work, applicationId, userId);
  refuseDecided(record);
  if (record.documents.length >= MOST_DOCUMENTS)
    throw new Refusal(codes.notAllowed, 'There are too many documents. Remove some first.');
  const reading = read ? await sealReading(work.vault, id, read) : null;
  const row: DocumentRow = { id, applicationId, userId, kind, sha256, type, size, flag, reading, uploadedAt: work.now };
  await work.tables.insert(documents).values(row);
  await updateApplication(
    work,
    record,
    {},
    { actor: 'customer', action: 'uploaded', details: { kind, type, document: id } },
  );
  return { documentId: id, document: toDocumentInfo(row, read) };
}

/**
 * Deletes a document with its file. Throws `Refusal`: `notFound` if the application has no such document, `notAllowed` if it is submitted or decided, or a
 * step that needs no correction uses the document.
 */
export async function removeDocument(work: UnitOfWork, userId: string, applicationId: string, documentId: string) {
  const record = await lockApplication(work, applicationId, userId);
  refuseDecided(record);
  if (!record.documents.some(({ id }) => id === documentId)) throw notFound();
  if (record.row.state === 'action-needed' && containsDocumentId(closedAnswers(record), documentId))
    throw new Refusal(codes.notAllowed, 'A submitted step uses this document.');
  await work.tables.delete(documents).where(eq(documents.id, documentId));
  await updateApplication(
    work,
    record,
    {},
    { actor: 'customer', action: 'removed', details: { document: documentId } },
  );
  work.afterCommit(() => work.blobs.remove(documentId));
}

/**
 * Returns a document's row, and a function that reads the decrypted file. Throws `Refusal` (`notFound`) if there is no such document, or it does not belong
 * to `userId`.
 */
export async function readDocument(work: UnitOfWork, documentId: string, userId?: string) {
  const [row] = await work.tables.select().from(documents).where(eq(documents.id, documentId));
  if (!row || (userId !== undefined && row.userId !== userId)) throw notFound();
  return {
    row,
    read: async (): Promise<Uint8Array<ArrayBuffer>> => {
      const sealed = await work.blobs.get(documentId);
      if (!sealed) throw notFound();
      return work.vault.openBytes(documentPlace(documentId), sealed);
    },
  };
}

function refuseDecided({ row }: ApplicationRecord): void {
  if (row.state !== 'draft' && row.state !== 'action-needed')
    throw new Refusal(codes.notAllowed, 'Documents cannot be changed now.', { state: row.state });
}

function closedAnswers({ flow, answers, requirements }: ApplicationRecord): Answers {
  const open = requirements.filter(({ reopened }) => reopened).map(({ requirement }) => requirement);
  const openSteps = flow.steps.filter(({ requirement }) => requirement && open.includes(requirement));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !openSteps.some((step) => step.id === id)));
}

/** Returns whether a value contains a document's id at any depth. */
export function containsDocumentId(value: unknown, id: string): boolean {
  if (value === id) return true;
  return value !== null && typeof value === 'object' && Object.values(value).some((one) => containsDocumentId(one, id));
}
