import type { Call } from '@quayside/contract/call';

/** The URL, body and content type of a call. `contentType` is undefined where the browser sets it or the request has no body. */
export type BuiltRequest = {
  readonly url: string;
  readonly body: string | FormData | undefined;
  readonly contentType: string | undefined;
};

/**
 * Builds the URL and body of a call in its style (CALL-01). A GET in form style has a query and the content type of a form. The browser sets the content type
 * of a multipart body.
 */
export function buildRequest(
  { verb, style, path }: Pick<Call, 'verb' | 'style' | 'path'>,
  base: string,
  request: unknown,
): BuiltRequest {
  const url = new URL(path, base);
  if (style === 'json') return { url: url.href, body: JSON.stringify(request), contentType: 'application/json' };
  if (style === 'multipart') return { url: url.href, body: partsOf(request), contentType: undefined };
  const pairs = new URLSearchParams(fieldsOf(request).map(([name, value]) => [name, textOf(value)]));
  const contentType = style === 'form' ? 'application/x-www-form-urlencoded' : undefined;
  if (style === 'form' && verb !== 'GET') return { url: url.href, body: pairs.toString(), contentType };
  url.search = pairs.toString();
  return { url: url.href, body: undefined, contentType };
}

function partsOf(request: unknown): FormData {
  const parts = new FormData();
  for (const [name, value] of fieldsOf(request)) {
    if (value instanceof Blob) parts.append(name, value, fileNameOf(name, value));
    else parts.append(name, textOf(value));
  }
  return parts;
}

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/heic': 'heic',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
};

/** Returns a generated file name, because the customer's file name can contain a person's name (F37). */
const fileNameOf = (field: string, file: Blob): string =>
  `${field.replace(/\W/g, '')}.${Object.hasOwn(extensions, file.type) ? extensions[file.type] : 'bin'}`;

const fieldsOf = (request: unknown): [string, unknown][] =>
  Object.entries(request ?? {}).filter(([, value]) => value !== undefined && value !== null);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
