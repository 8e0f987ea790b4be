import { Hono } from 'hono';
import type { Broker } from '../../server/broker.ts';
import { Refusal, statusOf } from '../../server/refusal.ts';
import { givePersonData, giveTokens, keySet, metadata, pushRequest } from './back-channel.ts';
import { answerConsent } from './consent-page.ts';
import { ProtocolError } from './protocol-error.ts';

export { developmentProviderPath } from './settings.ts';

/**
 * A national digital ID for development: it speaks Singpass' protocol of 2026 (FAPI 2.0 with PAR, PKCE, DPoP and private_key_jwt; Myinfo v5 person data,
 * signed and encrypted) and lets whoever signs in be one of its personas.
 */
export function createDevelopmentProvider(broker: Broker): Hono {
  const app = new Hono();
  app.get('/.well-known/openid-configuration', ({ json }) => json(metadata(broker)));
  app.get('/jwks', ({ json }) => json(keySet()));
  app.post('/par', ({ req }) => pushRequest(broker, req.raw));
  app.on(['GET', 'POST'], '/authorize', ({ req }) => answerConsent(broker, req.raw));
  app.post('/token', ({ req }) => giveTokens(broker, req.raw));
  app.get('/userinfo', ({ req }) => givePersonData(broker, req.raw));
  app.onError((error) => {
    if (error instanceof Refusal) return Response.json({ error: 'invalid_request' }, { status: statusOf(error) });
    if (!(error instanceof ProtocolError)) throw error;
    return Response.json({ error: error.error, error_description: error.message }, { status: error.status });
  });
  return app;
}
