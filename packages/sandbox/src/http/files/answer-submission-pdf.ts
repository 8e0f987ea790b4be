import { submissionPdfPath } from '@quayside/contract/calls/opening';
import { readSignedPath } from '../../domain/customer-documents/signed-path.ts';
import { submissionContent } from '../../domain/customer-documents/submission-content.ts';
import { readAppType } from '../../domain/customers/open-accounts.ts';
import { readEvidence } from '../../domain/evidence/record.ts';
import type { ServerContext, UnitOfWork } from '../../domain/ports/server-context.ts';
import { expiredResponse, servePdf } from './answer-pdf.ts';

/** Responds to a signed URL with the PDF of a submission, or 404 if the URL is invalid or has expired. */
export async function serveSubmissionPdf(server: ServerContext, request: Request): Promise<Response> {
  const { now, found } = await server.transaction(async (work) => ({
    now: work.now,
    found: await open(work, request.url),
  }));
  if (!found) return expiredResponse(now);
  const { content, ...rest } = found;
  return servePdf(server, now, { name: content.reference, content: await submissionContent(content), ...rest });
}

async function open(work: UnitOfWork, url: string) {
  const { applicationId, number } = (await readSignedPath(work, submissionPdfPath, url)) ?? {};
  if (!applicationId) return undefined;
  const all = await readEvidence(work, applicationId);
  const content = all.find(({ row }) => row.number === Number(number))?.content;
  return content && { content, appType: await readAppType(work, applicationId), owner: applicationId };
}
