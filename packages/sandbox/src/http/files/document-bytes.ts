import * as z from 'zod/mini';
import { readDocument } from '../../domain/documents/keep-document.ts';
import type { ServerContext } from '../../domain/ports/server-context.ts';
import { invalidRequest, Refusal } from '../../kernel/refusal.ts';
import { callerOf, LoginExpired } from '../transport/call-route.ts';
import { answer, answerHeaders, loginExpired, refused } from '../transport/envelope.ts';

/** Not a call of the contract, but with the same login. */
const bytes = { name: 'getDocument', auth: true };

/** Returns the user's own document (`?documentId=`) without an envelope; a refusal has one. */
export async function answerDocument(server: ServerContext, request: Request): Promise<Response> {
  const now = await server.transaction(async (work) => work.now);
  try {
    const id = new URL(request.url).searchParams.get('documentId') ?? '';
    if (!z.uuid().safeParse(id).success) throw invalidRequest('documentId');
    const { row, read } = await server.transaction(async (work) => {
      const { userId } = await callerOf(work, bytes, request.headers);
      return readDocument(work, id, userId);
    });
    return documentResponse(await read(), row.type, now);
  } catch (error) {
    if (error instanceof Refusal) return answer(refused(error), now);
    if (error instanceof LoginExpired) return answer(loginExpired, now);
    throw error;
  }
}

/** Returns a document that only its requester sees and that never runs: a PDF may contain scripts. */
export const documentResponse = (bytes: Uint8Array<ArrayBuffer>, type: string, now: Date): Response =>
  new Response(bytes, {
    headers: {
      ...answerHeaders(now),
      'Content-Type': type,
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Disposition': 'inline',
    },
  });
