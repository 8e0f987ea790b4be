import { codes } from '@quayside/contract/envelope';
import { invalidRequest, Refusal } from '../../kernel/refusal.ts';
import { formFields } from './form-data.ts';

/** Largest number of chunks of a body. An upload in chunks of one byte would block the thread for a minute and fill the memory. */
export const maxChunks = 50_000;
/** Largest size of reports, webhooks and forms in bytes. */
export const maxTextBytes = 64 * 1024;

/**
 * Reads a body of up to `most` bytes into memory. Drains a longer one up to `drained` bytes, because many clients read the response only afterwards.
 * Closes the connection beyond that and beyond `maxChunks`. Throws Refusal (tooLarge).
 */
export async function limitedBody(request: Request, most: number, drained = most): Promise<Response> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let pieces = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length;
    pieces += 1;
    if (size > drained || pieces > maxChunks) {
      await reader?.cancel();
      break;
    }
    if (size <= most) chunks.push(new Uint8Array(part.value));
    else chunks.length = 0;
  }
  if (size > most || pieces > maxChunks)
    throw new Refusal(codes.tooLarge, 'The file or request is too large.', { limit: most });
  return new Response(new Blob(chunks), { headers: { 'Content-Type': request.headers.get('Content-Type') ?? '' } });
}

/** Reads at most 64 kB of text. Throws Refusal (tooLarge). */
export const limitedText = async (request: Request): Promise<string> =>
  (await limitedBody(request, maxTextBytes)).text();

/** Reads at most 64 kB of JSON. Throws Refusal (tooLarge, invalidRequest). */
export async function limitedJson(request: Request): Promise<unknown> {
  const body = await limitedBody(request, maxTextBytes);
  try {
    return await body.json();
  } catch {
    throw invalidRequest('request');
  }
}

/** Reads a form of at most 64 kB. Throws Refusal (tooLarge, invalidRequest). */
export const limitedForm = async (request: Request): Promise<FormData> =>
  formFields(await limitedBody(request, maxTextBytes));
