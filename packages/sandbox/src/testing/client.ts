import type { Call } from '@quayside/contract/call';
import * as user from '@quayside/contract/calls/user';
import { type Envelope, successCodes } from '@quayside/contract/envelope';
import { randomId } from '@quayside/platform/internals/random-id';

type Fetch = (request: Request) => Promise<Response>;
type Send = { readonly headers?: Record<string, string> };

/** Thrown if the response to a call has no success code. `envelope` is that response. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly envelope: Envelope;
  constructor(envelope: Envelope) {
    super(`refused: ${envelope.code} ${envelope.msg} ${JSON.stringify(envelope.data)}`);
    this.envelope = envelope;
  }
}

/** A customer's device in tests. Its requests have the headers that the specification requires. */
export class TestClient {
  readonly base: string;
  device = randomId();
  readonly #fetch: Fetch;
  /** Time of the device in milliseconds; tests can replace it. */
  readonly now: () => number;
  token = '';
  userId = '';

  constructor(
    fetch: Fetch,
    { base = 'http://sandbox.test', now = Date.now }: { base?: string; now?: () => number } = {},
  ) {
    this.#fetch = fetch;
    this.base = base;
    this.now = now;
  }

  headers(): Record<string, string> {
    return {
      'X-Ver': '1.0.0',
      'X-Dt': 't4',
      'X-Dev-Id': this.device,
      'X-Net-Type': 'wifi',
      'X-Uid': this.userId,
      'X-Lang': '3',
      'X-Type': '12',
      'X-Dev-Info': 'h5',
      'X-Time': String(this.now()),
      'X-Trans-Id': randomId(),
      'X-Request-Id': randomId(),
      'X-Token': this.token,
      Authorization: this.token ? `Bearer ${this.token}` : '',
    };
  }

  /** Sends a call and returns the envelope of the response, whether it succeeded or not. */
  async ask<Request, Response>(call: Call<Request, Response>, request: Request, options: Send = {}) {
    const response = await this.send(call, request, options);
    return (await response.json()) as Envelope<Response>;
  }

  /** Sends a call and returns the data of the response. Throws `RefusedError` if it has no success code. */
  async call<Request, Response>(
    call: Call<Request, Response>,
    request: Request,
    options: Send = {},
  ): Promise<Response> {
    const envelope = await this.ask(call, request, options);
    if (!successCodes.includes(envelope.code)) throw new RefusedError(envelope);
    return envelope.data;
  }

  send(
    { path, verb, style }: Pick<Call, 'path' | 'verb' | 'style'>,
    request: unknown,
    { headers = {} }: Send = {},
  ): Promise<Response> {
    const url = new URL(`/${path}`, this.base);
    const all: Record<string, string> = { ...this.headers(), ...headers };
    const fields = Object.entries((request ?? {}) as Record<string, string | Blob>);
    if (verb === 'GET' || style === 'query') {
      for (const [name, value] of fields) url.searchParams.set(name, typeof value === 'string' ? value : '');
      return this.#fetch(new Request(url, { method: verb, headers: all }));
    }
    if (style === 'multipart') {
      const form = new FormData();
      for (const [name, value] of fields) form.set(name, value);
      return this.#fetch(new Request(url, { method: verb, headers: all, body: form }));
    }
    all['Content-Type'] = 'application/json';
    return this.#fetch(new Request(url, { method: verb, headers: all, body: JSON.stringify(request) }));
  }

  /** Requests a one-time code, and signs up or signs in with the code that `readCode` returns. */
  async signIn(phone: string, readCode: (phone: string) => Promise<string>): Promise<void> {
    await this.call(user.sendCode, { phone });
    const { loginCode } = await this.call(user.register, { phone, code: await readCode(phone) });
    const { token, userId } = await this.call(user.exchangeLoginCode, { loginCode });
    this.token = token;
    this.userId = userId;
  }
}
