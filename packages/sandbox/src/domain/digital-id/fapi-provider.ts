import { personItemIds } from '@quayside/rules/internals/person-data';
import { importJWK, type JWK } from 'jose';
import * as client from 'openid-client';
import { DigitalIdError, type DigitalIdProvider, type StartedVisit } from '../ports/digital-id-provider.ts';

/** Private keys of the client: one that signs its assertions (ES256), and one that decrypts responses (ECDH-ES on P-256). */
export type ClientKeys = { readonly signature: JWK; readonly encryption: JWK };

/** Where a FAPI 2.0 provider of a digital ID is, and how the broker is registered with it. */
export type FapiOptions = {
  /** Issuer identifier of the provider, such as https://id.singpass.gov.sg/fapi. */
  readonly issuer: string;
  readonly clientId: string;
  readonly keys: ClientKeys;
  /** Sends the requests to the provider; by default the global fetch. */
  readonly fetch?: (request: Request) => Promise<Response>;
};

/** OAuth scope of each visit: the login and all items of person data. */
export const digitalIdScope = ['openid', ...personItemIds].join(' ');

/** Seconds after which a request to the provider fails. */
const ANSWER_SECONDS = 8;

/**
 * Creates a client of Myinfo v5 as Singpass has offered it since 2026 (FAPI 2.0): pushed authorization requests, PKCE, DPoP and private_key_jwt. Person data
 * is signed (ES256) and encrypted (ECDH-ES). The library openid-client, certified for FAPI 2.0, implements the protocol.
 */
export function createFapiProvider({ issuer, clientId, keys, fetch }: FapiOptions): DigitalIdProvider {
  let known: Promise<client.Configuration> | undefined;

  const configuration = (): Promise<client.Configuration> => {
    known ??= discover().catch((error: unknown) => {
      known = undefined; // the next visit retries discovery
      throw error;
    });
    return known;
  };

  async function discover(): Promise<client.Configuration> {
    const key = async (jwk: JWK) => (await importJWK(jwk)) as CryptoKey;
    const kid = keys.signature.kid;
    const config = await client.discovery(
      new URL(issuer),
      clientId,
      { id_token_signed_response_alg: 'ES256', userinfo_signed_response_alg: 'ES256' },
      client.PrivateKeyJwt({ key: await key(keys.signature), ...(kid ? { kid } : {}) }),
      {
        timeout: ANSWER_SECONDS,
        ...(fetch ? { [client.customFetch]: async (url, init) => fetch(new Request(url, init as RequestInit)) } : {}),
        ...(isOnThisMachine(issuer) ? { execute: [client.allowInsecureRequests] } : {}),
      },
    );
    config.timeout = ANSWER_SECONDS;
    client.enableNonRepudiationChecks(config);
    client.enableDecryptingResponses(config, ['A256GCM', 'A256CBC-HS512'], {
      key: await key(keys.encryption),
      alg: 'ECDH-ES+A256KW',
      ...(keys.encryption.kid ? { kid: keys.encryption.kid } : {}),
    });
    return config;
  }

  return {
    begin: ({ redirectUri, language }) =>
      said(async (): Promise<StartedVisit> => {
        const config = await configuration();
        const proofKeys = await client.randomDPoPKeyPair('ES256', { extractable: true });
        const [verifier, nonce, state] = [client.randomPKCECodeVerifier(), client.randomNonce(), client.randomState()];
        const url = await client.buildAuthorizationUrlWithPAR(
          config,
          {
            response_type: 'code',
            redirect_uri: redirectUri,
            scope: digitalIdScope,
            state,
            nonce,
            code_challenge: await client.calculatePKCECodeChallenge(verifier),
            code_challenge_method: 'S256',
            ui_locales: language,
          },
          { DPoP: client.getDPoPHandle(config, proofKeys) },
        );
        return { url: url.href, state, secret: JSON.stringify({ verifier, nonce, proof: await exported(proofKeys) }) };
      }),

    complete: ({ secret, redirectUri, answer }) =>
      said(async () => {
        const config = await configuration();
        const { verifier, nonce, proof } = JSON.parse(secret) as Secret;
        const DPoP = client.getDPoPHandle(config, await imported(proof));
        const tokens = await client.authorizationCodeGrant(
          config,
          returned(redirectUri, answer),
          { expectedState: answer.state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
          undefined,
          { DPoP },
        );
        return client.fetchUserInfo(config, tokens.access_token, tokens.claims()?.sub ?? '', { DPoP });
      }),
  };
}

type Proof = { readonly privateKey: JsonWebKey; readonly publicKey: JsonWebKey };
type Secret = { readonly verifier: string; readonly nonce: string; readonly proof: Proof };

const ecdsa = { name: 'ECDSA', namedCurve: 'P-256' };

const exported = async ({ privateKey, publicKey }: CryptoKeyPair): Promise<Proof> => ({
  privateKey: await crypto.subtle.exportKey('jwk', privateKey),
  publicKey: await crypto.subtle.exportKey('jwk', publicKey),
});

const imported = async ({ privateKey, publicKey }: Proof): Promise<CryptoKeyPair> => ({
  privateKey: await crypto.subtle.importKey('jwk', privateKey, ecdsa, false, ['sign']),
  publicKey: await crypto.subtle.importKey('jwk', publicKey, ecdsa, true, ['verify']),
});

function returned(redirectUri: string, answer: object): URL {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) if (typeof value === 'string') url.searchParams.set(name, value);
  return url;
}

const isOnThisMachine = (issuer: string): boolean => ['localhost', '127.0.0.1'].includes(new URL(issuer).hostname);

/** OAuth 2.0 error codes with which a provider reports an outage (RFC 6749, 4.1.2.1). */
const down = ['temporarily_unavailable', 'server_error'];

async function said<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    throw new DigitalIdError(outcomeOf(error), reasonOf(error), { cause: error });
  }
}

function outcomeOf(error: unknown): DigitalIdError['outcome'] {
  if (error instanceof client.AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'cancelled';
    return down.includes(error.error) ? 'unavailable' : 'refused';
  }
  if (error instanceof client.ResponseBodyError)
    return error.status >= 500 || down.includes(error.error) ? 'unavailable' : 'refused';
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT') return 'unavailable';
  if (cause instanceof Response) return cause.status >= 500 ? 'unavailable' : 'refused';
  // fetch reports a network failure as a TypeError without a code.
  return error instanceof TypeError && code === undefined ? 'unavailable' : 'refused';
}

function reasonOf(error: unknown): string {
  const { error: word, code, name } = (error ?? {}) as { error?: unknown; code?: unknown; name?: unknown };
  return (
    ([word, code, name].find((one) => typeof one === 'string' && /^[\w-]{1,64}$/.test(one)) as string | undefined) ??
    'unknown'
  );
}
