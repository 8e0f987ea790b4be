import type { Call } from '@quayside/contract/call';
import * as user from '@quayside/contract/calls/user';
import { type Envelope, successCodes } from '@quayside/contract/envelope';
import { randomId } from '@quayside/platform/internals/random-id';

type Fetch = (request: Request) => Promise<Response>;
type Send = { readonly headers?: Record<string, string> };

/** Error for a response that is not successful. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly envelope: Envelope;
  constructor(envelope: Envelope) {
    super(`refused: ${envelope.code} ${envelope.msg} ${JSON.stringify(envelope.data)}`);
    this.envelope = envelope;
  }
}

/** A customer's device for tests, which sends the specified headers. */
export class TestClient {
  readonly base: string;
  device = randomId();
  readonly #fetch: Fetch;
  /** time of the device in milliseconds */
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

  /** Returns the envelope of a call, success or not. */
  async ask<Request, Response>(call: Call<Request, Response>, request: Request, options: Send = {}) {
    const response = await this.send(call, request, options);
    return (await response.json()) as Envelope<Response>;
  }

  /** Returns the data of a call. Throws RefusedError. */
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

  /** Registers or signs in with the code from `readCode`. */
  async signIn(phone: string, readCode: (phone: string) => Promise<string>): Promise<void> {
    await this.call(user.sendCode, { phone });
    const { loginCode } = await this.call(user.register, { phone, code: await readCode(phone) });
    const { token, userId } = await this.call(user.exchangeLoginCode, { loginCode });
    this.token = token;
    this.userId = userId;
  }
}
