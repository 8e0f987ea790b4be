import type { Call } from '@quayside/contract/call';
import { codes } from '@quayside/contract/envelope';
import * as z from 'zod/mini';
import { invalidRequest, Refusal } from './refusal.ts';

/** Files of at most 20 MB (contract, uploadDocument); the rest is what multipart adds. */
export const mostFileBytes = 20 * 1024 * 1024;
const MOST_MULTIPART_BYTES = mostFileBytes + 64 * 1024;
const MOST_JSON_BYTES = 1024 * 1024;
/** Beyond this a body is cut off instead of read to its end for a polite answer. */
const MOST_DRAINED_BYTES = 64 * 1024 * 1024;

/** Reads the request as its call says and checks it by the call's schema; `Refusal` names the path that does not fit. */
export async function readRequest<T>(call: Call<T>, request: Request): Promise<T> {
  const parsed = call.request.safeParse(await readByStyle(call, request));
  if (parsed.success) return parsed.data;
  throw invalidRequest(z.core.toDotPath(parsed.error.issues[0]?.path ?? []) || 'request');
}

async function readByStyle(call: Call, request: Request): Promise<unknown> {
  if (call.verb === 'GET' || call.style === 'query') return firstValues(new URL(request.url).searchParams);
  const body = await limited(request, call.style === 'multipart' ? MOST_MULTIPART_BYTES : MOST_JSON_BYTES);
  try {
    if (call.style === 'json') return (await body.json()) as unknown;
    return Object.fromEntries(await body.formData());
  } catch {
    throw invalidRequest('request');
  }
}

/** The first value of each name counts (F27). */
function firstValues(parameters: URLSearchParams): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of parameters) if (!values.has(name)) values.set(name, value);
  return Object.fromEntries(values);
}

async function limited(request: Request, most: number): Promise<Response> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length;
    if (size > MOST_DRAINED_BYTES) {
      await reader?.cancel();
      break;
    }
    if (size <= most) chunks.push(new Uint8Array(part.value));
    else chunks.length = 0;
  }
  if (size > most) throw new Refusal(codes.tooLarge, 'The file or request is too large.', { limit: most });
  return new Response(new Blob(chunks), { headers: { 'Content-Type': request.headers.get('Content-Type') ?? '' } });
}
