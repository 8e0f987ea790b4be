import { submissionPdfPath } from '@quayside/contract/calls/opening';
import { lockApplication } from '../applications/application-record.ts';
import { readEvidence } from '../evidence/record.ts';
import { addressLifeSeconds, readAddress, signAddress } from '../papers/signed-address.ts';
import type { Broker, Turn } from '../server/broker.ts';
import { answer, answerHeaders, refused } from '../server/envelope.ts';
import { notFound, Refusal } from '../server/refusal.ts';
import type { PdfContent } from './pdf-maker.ts';
import { submissionContent } from './submission-content.ts';

/** The address of the newest submission's PDF, which carries its own key: a viewer of the app and a new window send no headers. Throws Refusal (notFound). */
export async function givePdfLink(turn: Turn, userId: string, applicationId: string) {
  const { row } = await lockApplication(turn, applicationId, userId);
  const newest = (await readEvidence(turn, row.id)).at(-1);
  if (!newest) throw notFound();
  const { number } = newest.row;
  return { path: await submissionPath(turn, row.id, number), expiresIn: addressLifeSeconds, submission: number };
}

export const submissionPath = (turn: Turn, applicationId: string, number: number): Promise<string> =>
  signAddress(turn, submissionPdfPath, { applicationId, number: String(number) });

/** The PDF behind such an address. Anything else finds nothing. */
export async function answerSubmissionPdf(broker: Broker, request: Request): Promise<Response> {
  const { now, found } = await broker.inTurn(async (turn) => ({ now: turn.now, found: await open(turn, request.url) }));
  if (!found) return answerExpired(now);
  return answerPdf(broker, now, { name: found.reference, content: await submissionContent(found) });
}

/** Pages as a file that a browser shows; where this server makes none, there is nothing under the address. */
export async function answerPdf(
  broker: Broker,
  now: Date,
  { name, content }: { readonly name: string; readonly content: PdfContent },
): Promise<Response> {
  if (!broker.pdf) return answerExpired(now);
  return new Response(await broker.pdf(content), {
    headers: {
      ...answerHeaders(now),
      'Content-Type': 'application/pdf',
      'Cache-Control': 'private, no-store',
      'Content-Disposition': `inline; filename="${name}.pdf"`,
    },
  });
}

async function open(turn: Turn, url: string) {
  const { applicationId, number } = (await readAddress(turn, submissionPdfPath, url)) ?? {};
  if (!applicationId) return undefined;
  const all = await readEvidence(turn, applicationId);
  return all.find(({ row }) => row.number === Number(number))?.content;
}

export const answerExpired = (now: Date): Response => {
  const { code, data } = notFound();
  const words = 'This address has expired. Open the document from the app again.';
  return answer(refused(new Refusal(code, words, data)), now, 404);
};
