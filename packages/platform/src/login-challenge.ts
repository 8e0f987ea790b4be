import { pageRandom, type RandomBytes } from './random-id.ts';
import type { JsonValue, SafeStorage } from './storage.ts';

/**
 * The parameters that a login passes to the registration page. The callback must return `state`. `challenge` binds the
 * login code to this browser (RFC 7636, S256).
 */
export type LoginChallenge = { readonly state: string; readonly challenge: string };

type BegunLogin = { readonly state: string; readonly verifier: string };

/** The random source and the Web Crypto API of a login. */
export type StartLoginOptions = {
  readonly random?: RandomBytes;
  /** The Web Crypto API, which is undefined on http:// pages of a local network. Default: `crypto.subtle`. */
  readonly subtle?: SubtleCrypto | undefined;
};

const key = 'begunLogin';

/**
 * Starts a login: stores a random state and verifier, which replace those of an earlier login. Returns the parameters
 * for the registration page. Returns undefined if the device cannot store or hash. The customer must then confirm the
 * login after the redirect.
 * @param storage a store that survives the visit to the registration page, such as the session storage of the tab
 */
export async function startLogin(
  storage: SafeStorage,
  { random = pageRandom, ...options }: StartLoginOptions = {},
): Promise<LoginChallenge | undefined> {
  const subtle = 'subtle' in options ? options.subtle : globalThis.crypto?.subtle;
  if (!subtle) return undefined;
  const [state, verifier] = [randomText(random), randomText(random)];
  const challenge = await createCodeChallenge(verifier, subtle);
  return storage.set(key, { state, verifier }) === 'device' ? { state, challenge } : undefined;
}

/**
 * Returns the verifier for this state and deletes it. Returns undefined if this browser did not start a login with this
 * state.
 */
export function takeLoginVerifier(storage: SafeStorage, state: string): string | undefined {
  const begun = storage.get(key, isBegunLogin);
  if (begun?.state !== state) return undefined;
  storage.remove(key);
  return begun.verifier;
}

/** Returns the base64url SHA-256 of a verifier (RFC 7636, section 4.2). */
export async function createCodeChallenge(verifier: string, subtle: SubtleCrypto = crypto.subtle): Promise<string> {
  return base64url(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

/** Returns 43 characters with 256 random bits. */
const randomText = (random: RandomBytes): string => base64url(random(new Uint8Array(32)));

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const isBegunLogin = (value: JsonValue): value is BegunLogin =>
  typeof value === 'object' &&
  value !== null &&
  'state' in value &&
  typeof value.state === 'string' &&
  'verifier' in value &&
  typeof value.verifier === 'string';
