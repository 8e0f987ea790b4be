import type { Call } from '@quayside/contract/call';
import * as z from 'zod/mini';
import { limitedBody } from './limited-body.ts';
import { isPlainData } from './plain-data.ts';
import { invalidRequest } from './refusal.ts';

/** Files of at most 20 MB (contract, uploadDocument); the rest is what multipart adds. */
export const mostFileBytes = 20 * 1024 * 1024;
const MOST_MULTIPART_BYTES = mostFileBytes + 64 * 1024;
const MOST_JSON_BYTES = 1024 * 1024;
/** A file that is too large may have been a camera's: it is read to its end, so that the app learns why it was refused. */
const MOST_DRAINED_FILE_BYTES = 64 * 1024 * 1024;
const MOST_DRAINED_JSON_BYTES = 4 * 1024 * 1024;

/** Reads the request as its call says and checks it by the call's schema; `Refusal` names the path that does not fit. */
export async function readRequest<T>(call: Call<T>, request: Request): Promise<T> {
  const read = await readByStyle(call, request);
  if (!isPlainData(read)) throw invalidRequest('request');
  const parsed = call.request.safeParse(read);
  if (parsed.success) return parsed.data;
  throw invalidRequest(z.core.toDotPath(parsed.error.issues[0]?.path ?? []) || 'request');
}

async function readByStyle(call: Call, request: Request): Promise<unknown> {
  if (call.verb === 'GET' || call.style === 'query') return firstValues(new URL(request.url).searchParams);
  const body = await (call.style === 'multipart'
    ? limitedBody(request, MOST_MULTIPART_BYTES, MOST_DRAINED_FILE_BYTES)
    : limitedBody(request, MOST_JSON_BYTES, MOST_DRAINED_JSON_BYTES));
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
