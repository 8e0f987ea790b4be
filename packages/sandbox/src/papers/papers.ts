import { paperPath } from '@quayside/contract/calls/account';
import type { Paper } from '@quayside/contract/paper';
import { desc, eq, inArray } from 'drizzle-orm';
import { type ApplicationRow, documentInfoOf } from '../applications/application-record.ts';
import { nameOf, readCustomer } from '../customers/customer-record.ts';
import { heldAccounts, isMain } from '../customers/held-accounts.ts';
import { readEvidence } from '../evidence/record.ts';
import type { UnitOfWork } from '../server/server-context.ts';
import { applications, documents } from '../storage/schema.ts';
import { submissionPath } from '../submission-pdf/pdf-link.ts';
import { addressLifeSeconds, signAddress } from './signed-address.ts';

const pdf = 'application/pdf';

/** What a customer may read again: the account as it stands, what they submitted, what they agreed to, and what they uploaded for it. */
export async function papersOf(work: UnitOfWork, userId: string) {
  const rows = await work.tables
    .select()
    .from(applications)
    .where(eq(applications.userId, userId))
    .orderBy(desc(applications.createdAt));
  const submitted = rows.filter(({ submittedAt }) => submittedAt !== null);
  const approved = submitted.filter(({ state }) => state === 'opened').map(({ id }) => id);
  const signed = (await Promise.all(submitted.map((row) => ofSubmission(work, row)))).flat();
  return {
    expiresIn: addressLifeSeconds,
    papers: [...(await statement(work, userId)), ...onceEach(signed), ...(await uploads(work, approved))],
  };
}

async function statement(work: UnitOfWork, userId: string): Promise<readonly Paper[]> {
  if (!(await heldAccounts(work, userId)).some(isMain)) return [];
  const path = await signAddress(work, paperPath, { kind: 'statement', userId });
  return [{ id: 'statement', kind: 'statement', at: work.now.toISOString(), type: pdf, path }];
}

/** The newest submission of an application, with the texts that it agrees to. */
async function ofSubmission(work: UnitOfWork, row: ApplicationRow): Promise<readonly Paper[]> {
  const applicationId = row.id;
  const newest = (await readEvidence(work, applicationId)).at(-1);
  if (!newest) return [];
  const { number, at, flow, consents } = newest.content;
  const path = await submissionPath(work, applicationId, number);
  const agreements = consents.map(async ({ id, version, language, title, at: agreedAt }): Promise<Paper> => {
    const named = { kind: 'agreement', applicationId, number: String(number), id };
    return {
      id: `${id} ${version} ${language}`,
      kind: 'agreement',
      at: agreedAt,
      title,
      type: pdf,
      path: await signAddress(work, paperPath, named),
    };
  });
  const of = row.holderId ? nameOf(await readCustomer(work, row.holderId)) : undefined;
  const submission: Paper = { id: applicationId, kind: 'submission', at, flow, ...(of ? { of } : {}), type: pdf, path };
  return [submission, ...(await Promise.all(agreements))];
}

/** Who agrees to the same words again has one paper of them, the latest. */
const onceEach = (papers: readonly Paper[]): readonly Paper[] =>
  papers.filter(({ id }, index) => papers.findIndex((other) => other.id === id) === index);

async function uploads(work: UnitOfWork, approved: readonly string[]): Promise<readonly Paper[]> {
  if (approved.length === 0) return [];
  const rows = await work.tables
    .select()
    .from(documents)
    .where(inArray(documents.applicationId, approved))
    .orderBy(desc(documents.uploadedAt));
  return Promise.all(
    rows.map(async (row): Promise<Paper> => {
      const document = documentInfoOf(row, undefined);
      const path = await signAddress(work, paperPath, { kind: 'upload', documentId: row.id });
      return { id: row.id, kind: 'upload', at: document.uploadedAt, document, type: row.type, path };
    }),
  );
}
