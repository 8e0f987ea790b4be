import * as z from 'zod/mini';
import { callerOf, LoginExpired } from '../server/call-route.ts';
import { answer, answerHeaders, loginExpired, refused } from '../server/envelope.ts';
import { invalidRequest, Refusal } from '../server/refusal.ts';
import type { ServerContext } from '../server/server-context.ts';
import { readDocument } from './keep-document.ts';

/** Outside the contract's calls, under the same login. */
const bytes = { name: 'getDocument', auth: true };

/** The bytes of one's own document (`?documentId=`), outside the envelope; a refusal is an envelope. */
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

/** Shown by nobody but the one who asked, and never run: a PDF may carry scripts. */
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
