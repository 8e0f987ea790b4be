import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { codes } from '@quayside/contract/envelope';
import { requestHeaders } from '@quayside/contract/request-headers';
import { now } from './clock.ts';
import { invalid, Refusal } from './refusal.ts';

const skew = 5 * 60_000;
const operationLife = 24 * 3_600_000;

/** The secret with which the native app signs. Keep yours out of the code. */
export const appSecret = process.env.APP_SECRET ?? 'harbour-app';

export type Headers = (name: string) => string;

/** Returns a function that reads a header. Throws a Refusal if a header of the contract is missing or wrong. */
export function readHeaders(headers: IncomingHttpHeaders): Headers {
  const read = (name: string) => {
    const value = headers[name.toLowerCase()];
    return typeof value === 'string' ? value : undefined;
  };
  for (const { name, schema } of requestHeaders) {
    const value = read(name);
    const { pattern, enum: values, const: only, minLength = 0 } = schema as Schema;
    const fits =
      value !== undefined &&
      value.length >= minLength &&
      (!pattern || new RegExp(pattern).test(value)) &&
      (!values || values.includes(value)) &&
      (only === undefined || only === value);
    if (!fits) throw invalid(`header ${name}`);
  }
  return (name) => read(name) ?? '';
}

type Schema = { pattern?: string; enum?: readonly string[]; const?: string; minLength?: number };

const refuse = (reason: string) => new Refusal(codes.signatureRejected, { reason }, `The request has a ${reason}.`);

const requests = new Map<string, number>();

/** Throws a Refusal for a request with a wrong clock, a repeated request, or one with a wrong signature. */
export function checkRequest(header: Headers, token: string): void {
  if (Math.abs(Number(header('X-Time')) - now()) > skew) throw refuse('clock-skew');
  for (const [id, at] of requests) if (at < now() - 2 * skew) requests.delete(id);
  const id = ['X-Dev-Id', 'X-Trans-Id', 'X-Time', 'X-Request-Id'].map(header).join('\n');
  if (requests.has(id)) throw refuse('replay');
  requests.set(id, now());
  if (header('X-Token') !== (isSigned(header) ? sign(header, token) : token)) throw refuse('signature');
}

function isSigned(header: Headers): boolean {
  const [major = 0, minor = 0] = header('X-Ver').split('.').map(Number);
  return header('X-Dt') !== 't4' && (major > 1 || (major === 1 && minor >= 7));
}

function sign(header: Headers, token: string): string {
  const values = [header('X-Time'), header('X-Uid'), token, header('X-Lang'), header('X-Type'), header('X-Ver')];
  values.push(
    header('X-Trans-Id'),
    '0',
    header('X-Dt'),
    header('X-Dev-Id'),
    header('X-Dev-Info'),
    header('X-Net-Type'),
  );
  return createHmac('sha256', appSecret).update(values.join('\n')).digest('base64url');
}

const operations = new Map<string, { hash: string; at: number; data: unknown }>();

/** Runs a write once for each customer and operation id. The same request gets the first response again. */
export function once(user: string, operation: string, request: unknown, run: () => unknown): unknown {
  const id = `${user} ${operation}`;
  const hash = createHash('sha256')
    .update(JSON.stringify(sorted(request)))
    .digest('hex');
  const first = operations.get(id);
  if (first && first.at > now() - operationLife) {
    if (first.hash !== hash)
      throw new Refusal(codes.operationReused, null, 'This operation id was used for another request.');
    return first.data;
  }
  const data = run();
  operations.set(id, { hash, at: now(), data });
  return data;
}

/** Returns a value whose objects have sorted keys. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)]),
  );
}
