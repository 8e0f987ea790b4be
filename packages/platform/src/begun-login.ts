import { pageRandom, type RandomBytes } from './random-id.ts';
import type { SafeStorage, Storable } from './storage.ts';

/** What a browser takes to the registration page: the way back has to bring `state`, and `challenge` binds the login code to this browser (RFC 7636, S256). */
export type LoginChallenge = { readonly state: string; readonly challenge: string };

type BegunLogin = { readonly state: string; readonly verifier: string };

/** What a login is begun with. */
export type BeginLoginOptions = {
  readonly random?: RandomBytes;
  /** absent on http:// pages of a local network */
  readonly subtle?: SubtleCrypto | undefined;
};

const key = 'begunLogin';

/**
 * Begins a login: keeps its state and its verifier, and answers with what the registration page is told. A later login replaces an earlier one.
 * @param kept outlives the visit to the registration page: the tab's session storage
 * @returns undefined where the device keeps nothing or cannot hash: the customer is then asked on the way back
 */
export async function beginLogin(
  kept: SafeStorage,
  { random = pageRandom, ...options }: BeginLoginOptions = {},
): Promise<LoginChallenge | undefined> {
  const subtle = 'subtle' in options ? options.subtle : globalThis.crypto?.subtle;
  if (!subtle) return undefined;
  const [state, verifier] = [randomText(random), randomText(random)];
  const challenge = await challengeOf(verifier, subtle);
  return kept.set(key, { state, verifier }) === 'device' ? { state, challenge } : undefined;
}

/** The verifier of the login that was begun with this state, once; undefined where this browser began no such login. */
export function takeBegunLogin(kept: SafeStorage, state: string): string | undefined {
  const begun = kept.get(key, isBegunLogin);
  if (begun?.state !== state) return undefined;
  kept.remove(key);
  return begun.verifier;
}

/** The challenge of a verifier: the base64url text of its SHA-256 (RFC 7636, section 4.2). */
export async function challengeOf(verifier: string, subtle: SubtleCrypto = crypto.subtle): Promise<string> {
  return base64url(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

/** 43 characters with 256 random bits. */
const randomText = (random: RandomBytes): string => base64url(random(new Uint8Array(32)));

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const isBegunLogin = (value: Storable): value is BegunLogin =>
  typeof value === 'object' &&
  value !== null &&
  'state' in value &&
  typeof value.state === 'string' &&
  'verifier' in value &&
  typeof value.verifier === 'string';
