import { invalidRequest } from '../../kernel/refusal.ts';

/** Maximum number of parts or fields of a form. The calls and pages need fewer. */
export const maxFormParts = 20;
/** Maximum number of characters in the headers of a part. */
const MOST_HEAD = 2000;

/** Matches a boundary without spaces, as browsers and apps send it (RFC 2046, 5.1.1). */
const BOUNDARY = /^boundary="?([\w'()+,./:=?-]{1,70})"?$/i;

/**
 * Returns the fields of a multipart form. Throws `Refusal` (`invalidRequest`) if the body is none, or has more than `maxFormParts` parts, which are counted
 * before parsing.
 */
export async function multipartFields(body: Response): Promise<FormData> {
  const [type, ...parameters] = (body.headers.get('Content-Type') ?? '').split(';').map((part) => part.trim());
  const [boundary] = parameters.flatMap((parameter) => BOUNDARY.exec(parameter)?.[1] ?? []);
  if (type?.toLowerCase() !== 'multipart/form-data' || !boundary) throw invalidRequest('request');
  const bytes = await body.arrayBuffer();
  refuseManyParts(new TextDecoder('latin1').decode(bytes), `--${boundary}`);
  // Passes only this boundary on, so that the parser uses the one that was counted.
  return fieldsOf(bytes, `multipart/form-data; boundary="${boundary}"`);
}

/** Returns the fields of a form in either encoding. Throws `Refusal` (`invalidRequest`) if the body is none, or has more than `maxFormParts` fields. */
export async function formFields(body: Response): Promise<FormData> {
  if (!/^application\/x-www-form-urlencoded(;|$)/i.test(body.headers.get('Content-Type') ?? ''))
    return multipartFields(body);
  const text = await body.text();
  if (text.split('&', maxFormParts + 1).length > maxFormParts) throw invalidRequest('request');
  return fieldsOf(text, 'application/x-www-form-urlencoded');
}

function refuseManyParts(text: string, delimiter: string): void {
  let parts = 0;
  for (let at = text.indexOf(delimiter); at >= 0; at = text.indexOf(delimiter, at + delimiter.length)) {
    const head = text.slice(at, at + MOST_HEAD);
    if (head.startsWith(`${delimiter}--`)) continue;
    parts += 1;
    if (parts > maxFormParts || !head.includes('\r\n\r\n')) throw invalidRequest('request');
  }
}

async function fieldsOf(body: BodyInit, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw invalidRequest('request');
  }
}
