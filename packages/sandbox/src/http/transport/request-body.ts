import type { Call } from '@quayside/contract/call';
import * as z from 'zod/mini';
import { maxFileBytes } from '../../domain/files/file-check.ts';
import { isPlainData } from '../../kernel/plain-data.ts';
import { invalidRequest } from '../../kernel/refusal.ts';
import { multipartFields } from './form-data.ts';
import { limitedBody } from './limited-body.ts';

/** Maximum size in bytes of a multipart body: the largest file, and what multipart adds. */
const MOST_MULTIPART_BYTES = maxFileBytes + 64 * 1024;
const MOST_JSON_BYTES = 1024 * 1024;
/** Number of bytes up to which a body that is too large is read, so that the app receives the reason for the refusal. */
const MOST_DRAINED_FILE_BYTES = 64 * 1024 * 1024;
const MOST_DRAINED_JSON_BYTES = 4 * 1024 * 1024;

/**
 * Reads a request, and validates it by the schema of its call. Throws `Refusal`: `invalidRequest` with the path of the invalid field, `tooLarge` if the body
 * is too large.
 */
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
  if (call.style === 'multipart') return Object.fromEntries(await multipartFields(body));
  try {
    return (await body.json()) as unknown;
  } catch {
    throw invalidRequest('request');
  }
}

/** Returns the first value of each parameter (F27). */
function firstValues(parameters: URLSearchParams): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of parameters) if (!values.has(name)) values.set(name, value);
  return Object.fromEntries(values);
}
