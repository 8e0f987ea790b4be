import type { Call } from '@quayside/contract/call';
import { type Envelope, successCodes } from '@quayside/contract/envelope';
import { randomId } from '@quayside/platform/internals/random-id';
import * as z from 'zod/mini';
import { type Exchange, readEnvelope } from './exchange.ts';
import { MismatchError } from './mismatch.ts';

/** Headers that replace the usual ones. An empty string removes the header. */
export type HeaderOverrides = Readonly<Record<string, string>>;

/** What all clients of a check share: the connection to the server, and what they learned from it. */
export type CheckContext = {
  readonly base: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** The milliseconds by which the server's clock is ahead, from its latest `Date` header. */
  skew: number;
  /** The latest exchange, which the report shows if the check fails. */
  last: Exchange | undefined;
};

/** A client on one device. Its requests have the headers of CALL-02, and it checks every response against the contract. */
export class KitClient {
  readonly line: CheckContext;
  readonly device = randomId();
  token = '';
  userId = '';

  constructor(line: CheckContext) {
    this.line = line;
  }

  /** Returns the time of the server, estimated from its latest response. */
  now(): Date {
    return new Date(Date.now() + this.line.skew);
  }

  headers(): Record<string, string> {
    return {
      'X-Ver': '1.0.0',
      'X-Dt': 't4',
      'X-Dev-Id': this.device,
      'X-Net-Type': '4g',
      'X-Uid': this.userId,
      'X-Lang': '3',
      'X-Type': '12',
      'X-Dev-Info': 'h5',
      'X-Time': String(this.now().getTime()),
      'X-Trans-Id': randomId(),
      'X-Request-Id': randomId(),
      'X-Token': this.token,
      Authorization: this.token ? `Bearer ${this.token}` : '',
    };
  }

  /** Sends a call and returns the exchange, without checking the response. */
  send(
    call: Pick<Call, 'verb' | 'style' | 'path'>,
    request: unknown,
    instead: HeaderOverrides = {},
  ): Promise<Exchange> {
    const fields = Object.entries((request ?? {}) as Record<string, unknown>);
    if (call.verb === 'GET' || call.style === 'query') {
      const query = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
      return this.exchange(call.verb, fields.length > 0 ? `${call.path}?${query}` : call.path, undefined, instead);
    }
    if (call.style !== 'multipart') return this.exchange(call.verb, call.path, JSON.stringify(request), instead);
    const form = new FormData();
    for (const [name, value] of fields) {
      if (value instanceof File) form.set(name, value, value.name);
      else form.set(name, String(value));
    }
    return this.exchange(call.verb, call.path, form, instead);
  }

  /** Sends a request with this body and returns the exchange, without checking the response. */
  async exchange(
    verb: string,
    path: string,
    body: string | FormData | undefined,
    instead: HeaderOverrides,
  ): Promise<Exchange> {
    const { line } = this;
    const headers = Object.fromEntries(
      Object.entries({
        ...this.headers(),
        ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
        ...instead,
      }).filter(([name, value]) => value !== '' || mayBeEmpty.includes(name)),
    );
    const url = `${line.base}/${path}`;
    const response = await line.fetch(
      new Request(url, { method: verb, headers, ...(body === undefined ? {} : { body }) }),
    );
    const date = Date.parse(response.headers.get('Date') ?? '');
    if (!Number.isNaN(date) && Math.abs(date - this.now().getTime()) > 2000) line.skew = date - Date.now();
    const text = await response.text();
    line.last = {
      verb,
      url,
      headers,
      body: body instanceof FormData ? describe(body) : (body ?? ''),
      status: response.status,
      answerHeaders: response.headers,
      text,
      envelope: readEnvelope(text),
    };
    return line.last;
  }

  /** Sends a call and returns the envelope of the response. Throws `MismatchError` if it has no envelope, or a status other than 200. */
  async ask(call: Call, request: unknown, instead: HeaderOverrides = {}): Promise<Envelope> {
    const exchange = await this.send(call, request, instead);
    return getEnvelope(exchange);
  }

  /** Sends a call and returns the data of the response. Throws `MismatchError` if the call fails or the data violate the contract. */
  async call<Request, Response>(
    call: Call<Request, Response>,
    request: Request,
    instead: HeaderOverrides = {},
  ): Promise<Response> {
    const exchange = await this.send(call, request, instead);
    const { code, data } = getEnvelope(exchange);
    if (!successCodes.includes(code))
      throw new MismatchError(`${call.name} succeeds`, {
        expected: { code: successCodes[0] },
        actual: exchange.envelope,
        exchange,
      });
    const parsed = call.response.safeParse(data);
    if (parsed.success) return parsed.data;
    const actual = parsed.error.issues.map(
      (one) => `${z.core.toDotPath(one.path) || 'data'}: ${one.message || one.code}`,
    );
    throw new MismatchError(`the answer of ${call.name} fits the contract`, {
      expected: `openapi.json, operation ${call.name}`,
      actual,
      exchange,
    });
  }

  /**
   * Sends a call that the server must refuse with `code`, and returns the data of the refusal. Throws `MismatchError` if it succeeds or fails with another
   * code.
   */
  async refused(
    call: Call,
    request: unknown,
    code: number,
    instead: HeaderOverrides = {},
  ): Promise<Record<string, unknown>> {
    return getRefusalData(await this.send(call, request, instead), call.name, code);
  }
}

/** Headers that are sent even if their value is empty (CALL-02). */
const mayBeEmpty = ['X-Net-Type', 'X-Uid', 'X-Token'];

/** Returns the data of a refusal. Throws `MismatchError` if the response has another code. */
export function getRefusalData(exchange: Exchange, name: string, code: number): Record<string, unknown> {
  const envelope = getEnvelope(exchange);
  if (envelope.code !== code)
    throw new MismatchError(`${name} is refused with ${code}`, { expected: { code }, actual: envelope, exchange });
  return (envelope.data ?? {}) as Record<string, unknown>;
}

/** Returns the envelope of a response. Throws `MismatchError` if it has none, or a status other than 200. */
export function getEnvelope(exchange: Exchange): Envelope {
  const { status, envelope, text } = exchange;
  if (status === 200 && envelope) return envelope;
  throw new MismatchError('the answer has HTTP status 200 and an envelope', {
    expected: { status: 200, body: { code: 'a number', data: 'anything', msg: 'a text' } },
    actual: { status, body: text.slice(0, 500) },
    exchange,
  });
}

const describe = (form: FormData): string =>
  JSON.stringify(
    Object.fromEntries(
      [...form].map(([name, value]) => [
        name,
        typeof value === 'string' ? value : `file ${value.name}, ${value.size} bytes`,
      ]),
    ),
  );
