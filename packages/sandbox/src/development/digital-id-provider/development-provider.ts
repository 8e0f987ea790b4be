import { Hono } from 'hono';
import type { ServerContext } from '../../domain/ports/server-context.ts';
import { getHttpStatus, Refusal } from '../../kernel/refusal.ts';
import { issueTokens, providerKeySet, providerMetadata, pushRequest, sendPersonData } from './back-channel.ts';
import { handleConsent } from './consent-page.ts';
import { ProtocolError } from './protocol-error.ts';

export { developmentProviderPath } from './settings.ts';

/**
 * Creates a national digital ID for development. The provider implements Singpass's protocol of 2026: FAPI 2.0 with PAR, PKCE, DPoP and private_key_jwt, and
 * Myinfo v5 person data, signed and encrypted. Its users are invented personas.
 */
export function createDevelopmentProvider(server: ServerContext): Hono {
  const app = new Hono();
  app.get('/.well-known/openid-configuration', ({ json }) => json(providerMetadata(server)));
  app.get('/jwks', ({ json }) => json(providerKeySet()));
  app.post('/par', ({ req }) => pushRequest(server, req.raw));
  app.on(['GET', 'POST'], '/authorize', ({ req }) => handleConsent(server, req.raw));
  app.post('/token', ({ req }) => issueTokens(server, req.raw));
  app.get('/userinfo', ({ req }) => sendPersonData(server, req.raw));
  app.onError((error) => {
    if (error instanceof Refusal) return Response.json({ error: 'invalid_request' }, { status: getHttpStatus(error) });
    if (!(error instanceof ProtocolError)) throw error;
    return Response.json({ error: error.error, error_description: error.message }, { status: error.status });
  });
  return app;
}
