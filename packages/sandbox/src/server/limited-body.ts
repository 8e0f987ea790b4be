import { codes } from '@quayside/contract/envelope';
import { invalidRequest, Refusal } from './refusal.ts';

/** Reports, webhooks and forms hold words and ids. */
export const mostTextBytes = 64 * 1024;

/**
 * The body of a request, held in memory up to `most` bytes. A longer one is refused: read to its end without being kept while it has no more than `drained` bytes, because
 * many clients read an answer only then, and cut off beyond. Throws Refusal (tooLarge).
 */
export async function limitedBody(request: Request, most: number, drained = most): Promise<Response> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length;
    if (size > drained) {
      await reader?.cancel();
      break;
    }
    if (size <= most) chunks.push(new Uint8Array(part.value));
    else chunks.length = 0;
  }
  if (size > most) throw new Refusal(codes.tooLarge, 'The file or request is too large.', { limit: most });
  return new Response(new Blob(chunks), { headers: { 'Content-Type': request.headers.get('Content-Type') ?? '' } });
}

/** A text of at most 64 kB. Throws Refusal (tooLarge). */
export const limitedText = async (request: Request): Promise<string> =>
  (await limitedBody(request, mostTextBytes)).text();

/** JSON of at most 64 kB. Throws Refusal (tooLarge, invalidRequest). */
export const limitedJson = (request: Request): Promise<unknown> => parsed(request, (body) => body.json());

/** The fields of a form of at most 64 kB. Throws Refusal (tooLarge, invalidRequest). */
export const limitedForm = (request: Request): Promise<FormData> => parsed(request, (body) => body.formData());

async function parsed<T>(request: Request, parse: (body: Response) => Promise<T>): Promise<T> {
  const body = await limitedBody(request, mostTextBytes);
  try {
    return await parse(body);
  } catch {
    throw invalidRequest('request');
  }
}
