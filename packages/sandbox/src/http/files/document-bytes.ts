import * as z from 'zod/mini';
import { readDocument } from '../../domain/documents/document-store.ts';
import type { ServerContext } from '../../domain/ports/server-context.ts';
import { invalidRequest, Refusal } from '../../kernel/refusal.ts';
import { authenticateCaller, LoginExpired } from '../transport/call-route.ts';
import { envelopeResponse, loginExpiredEnvelope, refusalEnvelope, responseHeaders } from '../transport/envelope.ts';

/** Name and login requirement for `authenticate`. The contract has no such call, because a file is no envelope. */
const bytes = { name: 'getDocument', auth: true };

/** Responds with a document of the user (`?documentId=`) as a file. A refusal is an envelope. */
export async function serveDocument(server: ServerContext, request: Request): Promise<Response> {
  const now = await server.transaction(async (work) => work.now);
  try {
    const id = new URL(request.url).searchParams.get('documentId') ?? '';
    if (!z.uuid().safeParse(id).success) throw invalidRequest('documentId');
    const { row, read } = await server.transaction(async (work) => {
      const { userId } = await authenticateCaller(work, bytes, request.headers);
      return readDocument(work, id, userId);
    });
    return documentResponse(await read(), row.type, now);
  } catch (error) {
    if (error instanceof Refusal) return envelopeResponse(refusalEnvelope(error), now);
    if (error instanceof LoginExpired) return envelopeResponse(loginExpiredEnvelope, now);
    throw error;
  }
}

/** Returns a response with a document, which is not cached and cannot run scripts: a PDF may contain some. */
export const documentResponse = (bytes: Uint8Array<ArrayBuffer>, type: string, now: Date): Response =>
  new Response(bytes, {
    headers: {
      ...responseHeaders(now),
      'Content-Type': type,
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Disposition': 'inline',
    },
  });
