import { submissionPdfPath } from '@quayside/contract/calls/opening';
import { lockApplication } from '../applications/application-record.ts';
import { readEvidence } from '../evidence/record.ts';
import { addressLifeSeconds, readAddress, signAddress } from '../papers/signed-address.ts';
import { answer, answerHeaders, refused } from '../server/envelope.ts';
import { notFound, Refusal } from '../server/refusal.ts';
import type { ServerContext, UnitOfWork } from '../server/server-context.ts';
import type { PdfContent } from './pdf-maker.ts';
import { submissionContent } from './submission-content.ts';

/** The address of the newest submission's PDF, which carries its own key: a viewer of the app and a new window send no headers. Throws Refusal (notFound). */
export async function givePdfLink(work: UnitOfWork, userId: string, applicationId: string) {
  const { row } = await lockApplication(work, applicationId, userId);
  const newest = (await readEvidence(work, row.id)).at(-1);
  if (!newest) throw notFound();
  const { number } = newest.row;
  return { path: await submissionPath(work, row.id, number), expiresIn: addressLifeSeconds, submission: number };
}

export const submissionPath = (work: UnitOfWork, applicationId: string, number: number): Promise<string> =>
  signAddress(work, submissionPdfPath, { applicationId, number: String(number) });

/** The PDF behind such an address. Anything else finds nothing. */
export async function answerSubmissionPdf(server: ServerContext, request: Request): Promise<Response> {
  const { now, found } = await server.transaction(async (work) => ({
    now: work.now,
    found: await open(work, request.url),
  }));
  if (!found) return answerExpired(now);
  return answerPdf(server, now, { name: found.reference, content: await submissionContent(found) });
}

/** Pages as a file that a browser shows; where this server makes none, there is nothing under the address. */
export async function answerPdf(
  server: ServerContext,
  now: Date,
  { name, content }: { readonly name: string; readonly content: PdfContent },
): Promise<Response> {
  if (!server.pdf) return answerExpired(now);
  return new Response(await server.pdf(content), {
    headers: {
      ...answerHeaders(now),
      'Content-Type': 'application/pdf',
      'Cache-Control': 'private, no-store',
      'Content-Disposition': `inline; filename="${name}.pdf"`,
    },
  });
}

async function open(work: UnitOfWork, url: string) {
  const { applicationId, number } = (await readAddress(work, submissionPdfPath, url)) ?? {};
  if (!applicationId) return undefined;
  const all = await readEvidence(work, applicationId);
  return all.find(({ row }) => row.number === Number(number))?.content;
}

export const answerExpired = (now: Date): Response => {
  const { code, data } = notFound();
  const words = 'This address has expired. Open the document from the app again.';
  return answer(refused(new Refusal(code, words, data)), now, 404);
};
