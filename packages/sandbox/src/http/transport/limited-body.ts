import { codes } from '@quayside/contract/envelope';
import { invalidRequest, Refusal } from '../../kernel/refusal.ts';
import { formFields } from './form-data.ts';

/** Maximum number of chunks of a body. An upload in chunks of one byte would block the thread for a minute and fill the memory. */
export const maxChunks = 50_000;
/** Maximum size in bytes of reports, webhooks and forms. */
export const maxTextBytes = 64 * 1024;

/**
 * Reads a body of up to `most` bytes into memory. A longer one is drained up to `drained` bytes, because many clients read the response only afterwards;
 * beyond that and beyond `maxChunks`, the connection is closed. Throws `Refusal` (`tooLarge`) in both cases.
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

/** Reads a body as text. Throws `Refusal` (`tooLarge`) if it has more than 64 kB. */
export const limitedText = async (request: Request): Promise<string> =>
  (await limitedBody(request, maxTextBytes)).text();

/** Reads a body as JSON. Throws `Refusal`: `tooLarge` if it has more than 64 kB, `invalidRequest` if it is no JSON. */
export async function limitedJson(request: Request): Promise<unknown> {
  const body = await limitedBody(request, maxTextBytes);
  try {
    return await body.json();
  } catch {
    throw invalidRequest('request');
  }
}

/** Reads a body as a form. Throws `Refusal`: `tooLarge` if it has more than 64 kB, `invalidRequest` if it is no form. */
export const limitedForm = async (request: Request): Promise<FormData> =>
  formFields(await limitedBody(request, maxTextBytes));
