import * as call from '@quayside/contract/calls/opening';
import { randomId } from '@quayside/platform/random-id';
import {
  accepting,
  answering,
  codes,
  type Handle,
  hearing,
  instead,
  type Mutant,
  refusing,
  succeeding,
  telling,
} from './alter.ts';

const accepted = {
  documentId: randomId(),
  document: { kind: 'address-proof', sha256: '', type: 'image/png', size: 1, uploadedAt: new Date(0).toISOString() },
};

/** Changes the responses with a document's bytes. */
const bytesOf =
  (alter: (answer: Response, request: Request) => Promise<Response> | Response) =>
  (next: Handle): Handle =>
  async (request) => {
    const answer = await next(request);
    return new URL(request.url).pathname === `/${call.getDocumentPath}` ? alter(answer, request) : answer;
  };

const withHeader = (name: string, value: string) =>
  bytesOf((answer) => {
    const headers = new Headers(answer.headers);
    headers.set(name, value);
    return new Response(answer.body, { headers });
  });

/** Mutants that the profile `uploads` detects. */
export const uploadMutants: readonly Mutant[] = [
  {
    name: 'the extension says what a file is',
    caughtBy: 'uploads.types',
    change: instead(call.uploadDocument, async (_, text) =>
      text.includes('scan.bin') ? refusing(codes.unsupportedFile, { reason: 'type' }) : undefined,
    ),
  },
  {
    name: 'the fingerprint is that of what is stored',
    caughtBy: 'uploads.types',
    change: telling(call.uploadDocument, (data) => ({
      ...data,
      document: { ...(data.document as object), sha256: 'f'.repeat(64) },
    })),
  },
  {
    name: 'any file is kept',
    caughtBy: 'uploads.other-types',
    change: accepting(call.uploadDocument, codes.unsupportedFile, accepted),
  },
  {
    name: 'an empty file has a wrong type',
    caughtBy: 'uploads.empty',
    change: answering(call.uploadDocument, (one) => ({ ...one, data: { reason: 'type' } })),
  },
  {
    name: 'a broken picture is kept',
    caughtBy: 'uploads.unreadable',
    change: accepting(call.uploadDocument, codes.unsupportedFile, accepted),
  },
  {
    name: 'a file that is too large is kept',
    caughtBy: 'uploads.size',
    change: accepting(call.uploadDocument, codes.tooLarge, accepted),
  },
  {
    name: 'ten megabytes are the limit',
    caughtBy: 'uploads.size',
    change: instead(call.uploadDocument, async ({ headers }) =>
      Number(headers.get('Content-Length') ?? 0) > 10_000_000
        ? refusing(codes.tooLarge, { limit: 10_000_000 })
        : undefined,
    ),
  },
  {
    name: 'the limit is not told',
    caughtBy: 'uploads.size',
    change: answering(call.uploadDocument, (one) => (one.code === codes.tooLarge ? { ...one, data: null } : one)),
  },
  {
    name: 'a gateway cuts large files off',
    caughtBy: 'uploads.size',
    change: instead(call.uploadDocument, async ({ headers }) =>
      Number(headers.get('Content-Length') ?? 0) > 20_971_520
        ? new Response('<h1>413</h1>', { status: 413 })
        : undefined,
    ),
  },
  {
    name: 'any number of pixels is decoded',
    caughtBy: 'uploads.pixels',
    change: accepting(call.uploadDocument, codes.tooLarge, accepted),
  },
  {
    name: 'any kind is kept',
    caughtBy: 'uploads.kinds',
    change: accepting(call.uploadDocument, codes.invalidRequest, accepted),
  },
  {
    name: 'a video is kept as a document',
    caughtBy: 'uploads.videos',
    change: accepting(call.uploadDocument, codes.unsupportedFile, accepted),
  },
  {
    name: 'a document is told as a page',
    caughtBy: 'uploads.read-again',
    change: withHeader('Content-Type', 'text/html'),
  },
  {
    name: 'the type of a document is guessed',
    caughtBy: 'uploads.read-again',
    change: withHeader('X-Content-Type-Options', ''),
  },
  {
    name: 'a document may run scripts',
    caughtBy: 'uploads.read-again',
    change: withHeader('Content-Security-Policy', "default-src 'self'"),
  },
  { name: 'a document is cached', caughtBy: 'uploads.read-again', change: withHeader('Cache-Control', 'max-age=3600') },
  {
    name: 'a picture keeps its comment',
    caughtBy: 'uploads.metadata',
    change: bytesOf(() => new Response('PNG N1.3521 E103.8198', { headers: { 'Content-Type': 'image/png' } })),
  },
  {
    name: 'every retry is another document',
    caughtBy: 'uploads.same-operation',
    change: hearing(call.uploadDocument, (headers) => headers.set('X-Trans-Id', randomId())),
  },
  {
    name: 'a removed document stays',
    caughtBy: 'uploads.remove',
    change: instead(call.removeDocument, async () => succeeding({})),
  },
  {
    name: 'anybody reads a document',
    caughtBy: 'uploads.other-user',
    change: bytesOf(() => new Response('a picture', { headers: { 'Content-Type': 'image/png' } })),
  },
  {
    name: 'anybody removes a document',
    caughtBy: 'uploads.other-user',
    change: accepting(call.removeDocument, codes.notFound),
  },
  {
    name: 'a step takes any document',
    caughtBy: 'uploads.wrong-kind',
    change: telling(call.saveStep, (data) => ({ ...data, issues: [] })),
  },
  {
    name: 'documents are added after submission',
    caughtBy: 'uploads.closed',
    change: accepting(call.uploadDocument, codes.notAllowed, accepted),
  },
  {
    name: 'documents are removed after submission',
    caughtBy: 'uploads.closed',
    change: accepting(call.removeDocument, codes.notAllowed),
  },
];
