import { customerDocumentPath } from '@quayside/contract/calls/account';
import type { CustomerDocument } from '@quayside/contract/internals/customer-document';
import { desc, eq, inArray } from 'drizzle-orm';
import { toDocumentInfo } from '../applications/application-record.ts';
import { getHolderName, readCustomer } from '../customers/customer-record.ts';
import { isMainAccount, readAccounts } from '../customers/open-accounts.ts';
import { readEvidence } from '../evidence/record.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import type { ApplicationRow } from '../storage/schema.ts';
import { applications, documents } from '../storage/schema.ts';
import { submissionPath } from './pdf-link.ts';
import { signedPathSeconds, signPath } from './signed-path.ts';

const pdf = 'application/pdf';

/**
 * Returns a customer's documents with signed paths: statement, submissions, agreements, and uploads of approved applications. `expiresIn` is the lifetime of
 * the paths in seconds.
 */
export async function readCustomerDocuments(work: UnitOfWork, userId: string) {
  const rows = await work.tables
    .select()
    .from(applications)
    .where(eq(applications.userId, userId))
    .orderBy(desc(applications.createdAt));
  const submitted = rows.filter(({ submittedAt }) => submittedAt !== null);
  const approved = submitted.filter(({ state }) => state === 'opened').map(({ id }) => id);
  const signed = (await Promise.all(submitted.map((row) => ofSubmission(work, row)))).flat();
  return {
    expiresIn: signedPathSeconds,
    documents: [...(await statement(work, userId)), ...onceEach(signed), ...(await uploads(work, approved))],
  };
}

async function statement(work: UnitOfWork, userId: string): Promise<readonly CustomerDocument[]> {
  if (!(await readAccounts(work, userId)).some(isMainAccount)) return [];
  const path = await signPath(work, customerDocumentPath, { kind: 'statement', userId });
  return [{ id: 'statement', kind: 'statement', at: work.now.toISOString(), type: pdf, path }];
}

/** Returns the newest submission of an application, and the agreements accepted in it; empty before the first submission. */
async function ofSubmission(work: UnitOfWork, row: ApplicationRow): Promise<readonly CustomerDocument[]> {
  const applicationId = row.id;
  const newest = (await readEvidence(work, applicationId)).at(-1);
  if (!newest) return [];
  const { number, at, flow, consents } = newest.content;
  const path = await submissionPath(work, applicationId, number);
  const agreements = consents.map(async ({ id, version, language, title, at: agreedAt }): Promise<CustomerDocument> => {
    const named = { kind: 'agreement', applicationId, number: String(number), id };
    return {
      id: `${id} ${version} ${language}`,
      kind: 'agreement',
      at: agreedAt,
      title,
      type: pdf,
      path: await signPath(work, customerDocumentPath, named),
    };
  });
  const of = row.holderId ? getHolderName(await readCustomer(work, row.holderId)) : undefined;
  const submission: CustomerDocument = {
    id: applicationId,
    kind: 'submission',
    at,
    flow,
    ...(of ? { of } : {}),
    type: pdf,
    path,
  };
  return [submission, ...(await Promise.all(agreements))];
}

/** Removes all but the first document with an id: the same agreement may occur in several submissions. */
const onceEach = (documents: readonly CustomerDocument[]): readonly CustomerDocument[] =>
  documents.filter(({ id }, index) => documents.findIndex((other) => other.id === id) === index);

async function uploads(work: UnitOfWork, approved: readonly string[]): Promise<readonly CustomerDocument[]> {
  if (approved.length === 0) return [];
  const rows = await work.tables
    .select()
    .from(documents)
    .where(inArray(documents.applicationId, approved))
    .orderBy(desc(documents.uploadedAt));
  return Promise.all(
    rows.map(async (row): Promise<CustomerDocument> => {
      const document = toDocumentInfo(row, undefined);
      const path = await signPath(work, customerDocumentPath, { kind: 'upload', documentId: row.id });
      return { id: row.id, kind: 'upload', at: document.uploadedAt, document, type: row.type, path };
    }),
  );
}
