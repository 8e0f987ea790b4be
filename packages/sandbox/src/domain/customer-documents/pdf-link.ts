import { submissionPdfPath } from '@quayside/contract/calls/opening';
import { notFound } from '../../kernel/refusal.ts';
import { lockApplication } from '../applications/application-record.ts';
import { readEvidence } from '../evidence/record.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { signedPathSeconds, signPath } from './signed-path.ts';

/**
 * Returns a signed path to the PDF of the newest submission, because the native viewer and a new window send no headers. Throws `Refusal` (`notFound`) if the
 * user has no such application or it was never submitted.
 */
export async function createPdfLink(work: UnitOfWork, userId: string, applicationId: string) {
  const { row } = await lockApplication(work, applicationId, userId);
  const newest = (await readEvidence(work, row.id)).at(-1);
  if (!newest) throw notFound();
  const { number } = newest.row;
  return { path: await submissionPath(work, row.id, number), expiresIn: signedPathSeconds, submission: number };
}

/** Returns a signed path to the PDF of an application's submission. `number` counts from 1. */
export const submissionPath = (work: UnitOfWork, applicationId: string, number: number): Promise<string> =>
  signPath(work, submissionPdfPath, { applicationId, number: String(number) });
