import * as z from 'zod/mini';
import { readEnvelope } from './exchange.ts';

/** The abilities that a test interface can have. docs/conformance.md describes each. */
export const abilities = [
  'customer',
  'clock',
  'expire-draft',
  'review',
  'end-sessions',
  'invitation',
  'digital-id',
  'public-key',
  'change-key',
  'app-secret',
] as const;
/** What a test interface can do; one of `abilities`. */
export type Ability = (typeof abilities)[number];

const description = z.object({
  interface: z.literal(1),
  can: z.array(z.string()),
  /** The key with which clients must encrypt (CRYPT-01), as JWK. */
  publicKey: z.optional(z.record(z.string(), z.unknown())),
  /** The secret with which the native app signs its requests (CALL-03). */
  appSecret: z.optional(z.string()),
  /** The URL of an app page to which the digital ID can return. */
  returnUrl: z.optional(z.string()),
});

/**
 * Who visits the digital ID: one of two different persons (`first`, `second`), or a person who cancels (`cancels`). With `outage`, the provider is
 * unavailable.
 */
export type Visitor = 'first' | 'second' | 'cancels' | 'outage';

/** What a reviewer decides about an application or one of its items. */
export type ReviewAction = {
  readonly applicationId: string;
  readonly act: 'accept' | 'reject' | 'send-back' | 'approve' | 'fail';
  readonly requirement?: string;
  readonly code?: string;
  readonly note?: string;
};

/** Thrown if the test interface does not respond as docs/conformance.md describes. */
export class TestInterfaceError extends Error {
  override readonly name = 'TestInterfaceError';
  constructor(path: string, found: string) {
    super(`The test interface answered ${path} with ${found}. docs/conformance.md says what it has to answer.`);
  }
}

/** Calls the test interface, which a server offers only for tests. */
export class TestInterface {
  readonly can: readonly Ability[];
  readonly appSecret: string | undefined;
  readonly returnUrl: string;
  #publicKey: JsonWebKey | undefined;
  readonly #send: (verb: string, path: string, body?: unknown) => Promise<unknown>;

  private constructor(
    found: z.output<typeof description>,
    send: (verb: string, path: string, body?: unknown) => Promise<unknown>,
  ) {
    this.can = abilities.filter((one) => found.can.includes(one));
    this.#publicKey = found.publicKey;
    this.appSecret = found.appSecret;
    this.returnUrl = found.returnUrl ?? '';
    this.#send = send;
  }

  /** The key with which clients must encrypt now. Undefined if the server does not disclose it. */
  get publicKey(): JsonWebKey | undefined {
    return this.#publicKey;
  }

  /** Reads the description of a server's test interface. Returns undefined if there is none. Throws `TestInterfaceError` if the description is invalid. */
  static async find(at: string, fetch: (request: Request) => Promise<Response>): Promise<TestInterface | undefined> {
    const send = async (verb: string, path: string, body?: unknown): Promise<unknown> => {
      const request = new Request(`${at}${path}`, {
        method: verb,
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
      });
      const text = await (await fetch(request)).text();
      const envelope = readEnvelope(text);
      if (envelope?.code !== 0) throw new TestInterfaceError(path || '/', text.slice(0, 300) || 'nothing');
      return envelope.data;
    };
    const response = await fetch(new Request(at));
    const found = description.safeParse(readEnvelope(await response.text())?.data);
    return found.success ? new TestInterface(found.data, send) : undefined;
  }

  /** Registers a new customer without an application. The result contains a mobile number only with the ability `invitation`. */
  async customer(): Promise<z.output<typeof newCustomer>> {
    return parse('/customer', newCustomer, await this.#send('POST', '/customer', {}));
  }

  /** Creates another login code for a customer. */
  async loginCode(userId: string): Promise<z.output<typeof newCustomer>> {
    return parse('/login-code', newCustomer, await this.#send('POST', '/login-code', { userId }));
  }

  /** Moves the server's clock ahead of the real time by `offsetMs` milliseconds, for all requests. */
  async moveClock(offsetMs: number): Promise<void> {
    await this.#send('PUT', '/clock', { offsetMs });
  }

  async expireDraft(applicationId: string): Promise<void> {
    await this.#send('POST', '/expire-draft', { applicationId });
  }

  async review(act: ReviewAction): Promise<void> {
    await this.#send('POST', '/review', act);
  }

  /** Returns the token of the last invitation that was sent to a mobile number. */
  async invitation(mobile: string): Promise<string> {
    return parse('/invitation', sentInvitation, await this.#send('POST', '/invitation', { mobile })).token;
  }

  /** Visits a page of the digital ID's provider as a person, and returns the parameters of its redirect. */
  async visitDigitalId(url: string, person: Visitor): Promise<z.output<typeof redirect>> {
    return parse('/digital-id', redirect, await this.#send('POST', '/digital-id', { url, person }));
  }

  /** Makes the server introduce a new key for encrypted answers, and returns it. */
  async changeKey(): Promise<JsonWebKey> {
    await this.#send('POST', '/change-key', {});
    const { publicKey = {} } = parse('/', description, await this.#send('GET', ''));
    this.#publicKey = publicKey;
    return publicKey;
  }

  async endSessions(userId: string): Promise<void> {
    await this.#send('POST', '/end-sessions', { userId });
  }
}

const newCustomer = z.object({ userId: z.string(), loginCode: z.string(), mobile: z.optional(z.string()) });
const redirect = z.object({
  state: z.string(),
  code: z.optional(z.string()),
  iss: z.optional(z.string()),
  error: z.optional(z.string()),
});
const sentInvitation = z.object({ token: z.string() });

function parse<T>(path: string, schema: z.ZodMiniType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new TestInterfaceError(path, JSON.stringify(value).slice(0, 300));
}
