import { languages } from '@quayside/i18n/language';
import { CompactEncrypt, importJWK, SignJWT } from 'jose';
import { hostBase } from '../../domain/addresses/page-request.ts';
import { digitalIdScope } from '../../domain/digital-id/fapi-provider.ts';
import type { ServerContext } from '../../domain/ports/server-context.ts';
import { formText } from '../../http/transport/form-text.ts';
import { limitedForm } from '../../http/transport/limited-body.ts';
import { checkClient, checkProof, sha256 } from './client-checks.ts';
import { getPersonInfo, isProviderPersona, providerPersonas } from './personas.ts';
import { ProtocolError } from './protocol-error.ts';
import { developmentClientId, developmentIssuer, developmentKeys, publicHalf } from './settings.ts';
import { issueTicket, readTicket, refuseReuse, ticketLifetimeSeconds } from './tickets.ts';

/** Prefix of each `request_uri`, which identifies a pushed authorization request (RFC 9126). */
export const requestUriPrefix = 'urn:ietf:params:oauth:request_uri:';

/** Returns the metadata document of the development provider (OpenID Connect Discovery, FAPI 2.0). */
export function providerMetadata(server: ServerContext) {
  const issuer = developmentIssuer(server.publicUrl);
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    pushed_authorization_request_endpoint: `${issuer}/par`,
    require_pushed_authorization_requests: true,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    scopes_supported: digitalIdScope.split(' '),
    claims_supported: ['sub', 'person_info'],
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code'],
    subject_types_supported: ['public'],
    code_challenge_methods_supported: ['S256'],
    dpop_signing_alg_values_supported: ['ES256'],
    authorization_response_iss_parameter_supported: true,
    token_endpoint_auth_methods_supported: ['private_key_jwt'],
    token_endpoint_auth_signing_alg_values_supported: ['ES256'],
    id_token_signing_alg_values_supported: ['ES256'],
    id_token_encryption_alg_values_supported: ['ECDH-ES+A256KW'],
    id_token_encryption_enc_values_supported: ['A256CBC-HS512'],
    userinfo_signing_alg_values_supported: ['ES256'],
    userinfo_encryption_alg_values_supported: ['ECDH-ES+A256KW'],
    userinfo_encryption_enc_values_supported: ['A256GCM'],
    ui_locales_supported: [...languages],
  };
}

/** Returns the provider's public key as a JWK set, for clients that verify its signatures. */
export const providerKeySet = () => ({ keys: [publicHalf(developmentKeys.provider)] });

/**
 * Accepts a pushed authorization request (PAR, RFC 9126) and returns its `request_uri`, so that the browser can neither read nor change it. Throws
 * `ProtocolError` if the client, its proof or a parameter is invalid.
 */
export async function pushRequest(server: ServerContext, request: Request): Promise<Response> {
  const form = await limitedForm(request);
  await checkClient(server, form);
  const proofKey = await checkProof(server, request, providerMetadata(server).pushed_authorization_request_endpoint);
  const [redirectUri, scope, state, nonce, challenge] = [
    'redirect_uri',
    'scope',
    'state',
    'nonce',
    'code_challenge',
  ].map((name) => formText(form, name)) as [string, string, string, string, string];
  const known = digitalIdScope.split(' ');
  if (formText(form, 'response_type') !== 'code' || !state || !nonce)
    throw new ProtocolError('invalid_request', 'response_type=code, state and nonce are required.');
  if (formText(form, 'code_challenge_method') !== 'S256' || !challenge)
    throw new ProtocolError('invalid_request', 'PKCE with S256 is required.');
  if (!scope.split(' ').includes('openid') || !scope.split(' ').every((one) => known.includes(one)))
    throw new ProtocolError('invalid_scope', 'A scope is not among those of this client.');
  if (!isRegistered(server, redirectUri))
    throw new ProtocolError('invalid_request', 'The redirect_uri is not registered.');
  const ticket = await issueTicket(server, 'request', {
    redirectUri,
    scope,
    state,
    nonce,
    challenge,
    proofKey,
    locale: formText(form, 'ui_locales'),
  });
  return Response.json(
    { request_uri: `${requestUriPrefix}${ticket}`, expires_in: ticketLifetimeSeconds.request },
    { status: 201 },
  );
}

/** Returns whether a redirect URI is a page of the app on one of the configured origins. */
function isRegistered({ publicUrl, hostOrigins }: ServerContext, redirectUri: string): boolean {
  const { origin, pathname } = URL.canParse(redirectUri) ? new URL(redirectUri) : { origin: '', pathname: '' };
  return [new URL(publicUrl).origin, ...hostOrigins].includes(origin) && pathname.startsWith(hostBase);
}

/**
 * Exchanges a single-use code for an access token and an ID token. Throws `ProtocolError` if the client or the code is invalid, or the persona simulates an
 * outage.
 */
export async function issueTokens(server: ServerContext, request: Request): Promise<Response> {
  const form = await limitedForm(request);
  await checkClient(server, form);
  const proofKey = await checkProof(server, request, providerMetadata(server).token_endpoint);
  if (formText(form, 'grant_type') !== 'authorization_code')
    throw new ProtocolError('unsupported_grant_type', 'Only codes are exchanged here.');
  const code = formText(form, 'code');
  const { persona, ...pushed } = await readTicket(server, 'code', code);
  await refuseReuse(server, `code ${code}`);
  const challenge = await sha256(formText(form, 'code_verifier'));
  if (
    challenge !== pushed.challenge ||
    formText(form, 'redirect_uri') !== pushed.redirectUri ||
    proofKey !== pushed.proofKey
  )
    throw new ProtocolError('invalid_grant', 'The code was given for another request.');
  if (isProviderPersona(persona) && 'down' in providerPersonas[persona])
    throw new ProtocolError('temporarily_unavailable', 'The provider is down, as this persona asks.', 503);
  return Response.json({
    access_token: await issueTicket(server, 'token', { scope: pushed.scope, proofKey, persona }),
    token_type: 'DPoP',
    expires_in: ticketLifetimeSeconds.token,
    id_token: await forClient(server, { sub: subjectOf(persona), nonce: pushed.nonce }, 'A256CBC-HS512'),
  });
}

/**
 * Returns the person data that the user agreed to share, signed and encrypted for the client. Throws `ProtocolError` if the access token or its proof is
 * invalid.
 */
export async function sendPersonData(server: ServerContext, request: Request): Promise<Response> {
  const token = /^DPoP (\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  if (!token) throw new ProtocolError('invalid_token', 'An access token is required.', 401);
  const { scope, proofKey, persona } = await readTicket(server, 'token', token);
  if ((await checkProof(server, request, providerMetadata(server).userinfo_endpoint, token)) !== proofKey)
    throw new ProtocolError('invalid_dpop_proof', 'The token belongs to another key.', 401);
  const claims = { sub: subjectOf(persona), person_info: getPersonInfo(persona, scope.split(' ')) };
  return new Response(await forClient(server, claims, 'A256GCM'), { headers: { 'Content-Type': 'application/jwt' } });
}

const subjectOf = (persona: string) => `persona-${persona}`;

async function forClient(
  server: ServerContext,
  claims: Readonly<Record<string, unknown>>,
  enc: string,
): Promise<string> {
  const { provider, clientEncryption } = developmentKeys;
  const signed = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: provider.kid ?? '' })
    .setIssuer(developmentIssuer(server.publicUrl))
    .setAudience(developmentClientId)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(await importJWK(provider));
  return new CompactEncrypt(new TextEncoder().encode(signed))
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc, cty: 'JWT', kid: clientEncryption.kid ?? '' })
    .encrypt(await importJWK(publicHalf(clientEncryption)));
}
