import * as call from '@quayside/contract/calls/opening';
import { randomId } from '@quayside/platform/internals/random-id';
import {
  acceptRefusedCall,
  changeData,
  changeHeaders,
  changeResponse,
  codes,
  createRefusal,
  createSuccess,
  type Mutant,
  type RequestHandler,
  replaceResponse,
} from './alter.ts';

const accepted = {
  documentId: randomId(),
  document: { kind: 'address-proof', sha256: '', type: 'image/png', size: 1, uploadedAt: new Date(0).toISOString() },
};

/** Creates a fault that changes responses with the bytes of a document. */
const bytesOf =
  (alter: (answer: Response, request: Request) => Promise<Response> | Response) =>
  (next: RequestHandler): RequestHandler =>
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

/** Faults that the checks of the profile `uploads` must detect. */
export const uploadMutants: readonly Mutant[] = [
  {
    name: 'the extension decides the type of a file',
    caughtBy: 'uploads.types',
    change: replaceResponse(call.uploadDocument, async (_, text) =>
      text.includes('scan.bin') ? createRefusal(codes.unsupportedFile, { reason: 'type' }) : undefined,
    ),
  },
  {
    name: 'the hash is that of the stored bytes',
    caughtBy: 'uploads.types',
    change: changeData(call.uploadDocument, (data) => ({
      ...data,
      document: { ...(data.document as object), sha256: 'f'.repeat(64) },
    })),
  },
  {
    name: 'any file is stored',
    caughtBy: 'uploads.other-types',
    change: acceptRefusedCall(call.uploadDocument, codes.unsupportedFile, accepted),
  },
  {
    name: 'an empty file has the reason type',
    caughtBy: 'uploads.empty',
    change: changeResponse(call.uploadDocument, (one) => ({ ...one, data: { reason: 'type' } })),
  },
  {
    name: 'a broken picture is stored',
    caughtBy: 'uploads.unreadable',
    change: acceptRefusedCall(call.uploadDocument, codes.unsupportedFile, accepted),
  },
  {
    name: 'a file that is too large is stored',
    caughtBy: 'uploads.size',
    change: acceptRefusedCall(call.uploadDocument, codes.tooLarge, accepted),
  },
  {
    name: 'the limit is ten megabytes',
    caughtBy: 'uploads.size',
    change: replaceResponse(call.uploadDocument, async ({ headers }) =>
      Number(headers.get('Content-Length') ?? 0) > 10_000_000
        ? createRefusal(codes.tooLarge, { limit: 10_000_000 })
        : undefined,
    ),
  },
  {
    name: 'the limit is missing',
    caughtBy: 'uploads.size',
    change: changeResponse(call.uploadDocument, (one) => (one.code === codes.tooLarge ? { ...one, data: null } : one)),
  },
  {
    name: 'a gateway truncates large files',
    caughtBy: 'uploads.size',
    change: replaceResponse(call.uploadDocument, async ({ headers }) =>
      Number(headers.get('Content-Length') ?? 0) > 20_971_520
        ? new Response('<h1>413</h1>', { status: 413 })
        : undefined,
    ),
  },
  {
    name: 'any number of pixels is decoded',
    caughtBy: 'uploads.pixels',
    change: acceptRefusedCall(call.uploadDocument, codes.tooLarge, accepted),
  },
  {
    name: 'any kind is accepted',
    caughtBy: 'uploads.kinds',
    change: acceptRefusedCall(call.uploadDocument, codes.invalidRequest, accepted),
  },
  {
    name: 'a video is accepted as a document',
    caughtBy: 'uploads.videos',
    change: acceptRefusedCall(call.uploadDocument, codes.unsupportedFile, accepted),
  },
  {
    name: 'a document has the type of a page',
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
    name: 'every retry creates a document',
    caughtBy: 'uploads.same-operation',
    change: changeHeaders(call.uploadDocument, (headers) => headers.set('X-Trans-Id', randomId())),
  },
  {
    name: 'a removed document still exists',
    caughtBy: 'uploads.remove',
    change: replaceResponse(call.removeDocument, async () => createSuccess({})),
  },
  {
    name: 'any customer can read a document',
    caughtBy: 'uploads.other-user',
    change: bytesOf(() => new Response('a picture', { headers: { 'Content-Type': 'image/png' } })),
  },
  {
    name: 'any customer can remove a document',
    caughtBy: 'uploads.other-user',
    change: acceptRefusedCall(call.removeDocument, codes.notFound),
  },
  {
    name: 'a step accepts any document',
    caughtBy: 'uploads.wrong-kind',
    change: changeData(call.saveStep, (data) => ({ ...data, issues: [] })),
  },
  {
    name: 'documents can be added after the submission',
    caughtBy: 'uploads.closed',
    change: acceptRefusedCall(call.uploadDocument, codes.notAllowed, accepted),
  },
  {
    name: 'documents can be removed after the submission',
    caughtBy: 'uploads.closed',
    change: acceptRefusedCall(call.removeDocument, codes.notAllowed),
  },
];
