import { createLetterhead } from '../../domain/customer-documents/letterhead.ts';
import type { PdfContent } from '../../domain/ports/pdf-maker.ts';
import type { ServerContext } from '../../domain/ports/server-context.ts';
import { notFound, Refusal } from '../../kernel/refusal.ts';
import { envelopeResponse, refusalEnvelope, responseHeaders } from '../transport/envelope.ts';

/** What a PDF response contains. `owner` is the id of the application or customer, for the limits of the queue. */
export type PdfFile = {
  readonly name: string;
  readonly content: PdfContent;
  readonly appType: number;
  readonly owner: string;
};

/** Responds with a PDF on the letterhead of an app, or 404 if this server makes no PDFs. Throws `BusyError` if too many are queued. */
export async function servePdf(
  server: ServerContext,
  now: Date,
  { name, content, appType, owner }: PdfFile,
): Promise<Response> {
  if (!server.pdf) return expiredResponse(now);
  const letterhead = createLetterhead(server, appType, content.language);
  return new Response(await server.pdf({ ...content, letterhead }, owner), {
    headers: {
      ...responseHeaders(now),
      'Content-Type': 'application/pdf',
      'Cache-Control': 'private, no-store',
      'Content-Disposition': `inline; filename="${name}.pdf"`,
    },
  });
}

/** Returns the 404 response to a signed URL that is invalid or has expired. */
export const expiredResponse = (now: Date): Response => {
  const { code, data } = notFound();
  const words = 'This address has expired. Open the document from the app again.';
  return envelopeResponse(refusalEnvelope(new Refusal(code, words, data)), now, 404);
};
