import { calculateJwkThumbprint, EmbeddedJWK, importJWK, type JWTPayload, jwtVerify } from 'jose';
import type { ServerContext } from '../../domain/ports/server-context.ts';
import { encodeBase64url } from '../../kernel/crypto/base64url.ts';
import { ProtocolError } from './protocol-error.ts';
import { developmentClientId, developmentIssuer, developmentKeys, publicHalf } from './settings.ts';
import { refuseReuse } from './tickets.ts';

/** Maximum age of a proof or assertion, in seconds (Singpass: two minutes). */
const MOST_AGE = 120;
const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

/** Checks that the client sent a single-use assertion for this issuer, signed with ES256 (private_key_jwt). Throws `ProtocolError` if it did not. */
export async function checkClient(server: ServerContext, form: FormData): Promise<void> {
  const assertion = form.get('client_assertion');
  if (form.get('client_assertion_type') !== assertionType || typeof assertion !== 'string')
    throw new ProtocolError('invalid_client', 'The client has to sign an assertion.', 401);
  const payload = await verified(
    jwtVerify(assertion, await importJWK(publicHalf(developmentKeys.clientSignature)), {
      issuer: developmentClientId,
      subject: developmentClientId,
      audience: developmentIssuer(server.publicUrl),
      algorithms: ['ES256'],
      maxTokenAge: MOST_AGE,
    }),
    new ProtocolError('invalid_client', 'The assertion of the client is not valid.', 401),
  );
  await refuseReuse(server, `assertion ${payload.jti}`);
}

/**
 * Verifies a request's proof of possession (DPoP, RFC 9449), and returns the thumbprint of the proof's key. Throws `ProtocolError` if the proof is missing,
 * invalid or used before.
 */
export async function checkProof(
  server: ServerContext,
  request: Request,
  url: string,
  accessToken?: string,
): Promise<string> {
  const refused = new ProtocolError('invalid_dpop_proof', 'The proof of possession is missing or not valid.', 400);
  const proof = request.headers.get('DPoP');
  if (!proof) throw refused;
  const verifying = jwtVerify(proof, EmbeddedJWK, { typ: 'dpop+jwt', algorithms: ['ES256'], maxTokenAge: MOST_AGE });
  const payload = await verified(verifying, refused);
  if (payload.htm !== request.method || payload.htu !== url) throw refused;
  if (accessToken !== undefined && payload.ath !== (await sha256(accessToken))) throw refused;
  await refuseReuse(server, `proof ${payload.jti}`);
  const { protectedHeader } = await verifying;
  return calculateJwkThumbprint(protectedHeader.jwk ?? {});
}

/** Returns the SHA-256 of a text in base64url. */
export const sha256 = async (text: string): Promise<string> =>
  encodeBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));

async function verified(verifying: Promise<{ payload: JWTPayload }>, refused: ProtocolError): Promise<JWTPayload> {
  const payload = await verifying.then(
    (result) => result.payload,
    () => undefined,
  );
  if (!payload?.jti) throw refused;
  return payload;
}
