import { createFapiProvider } from '../../domain/digital-id/fapi-provider.ts';
import type { DigitalIdProvider } from '../../domain/ports/digital-id-provider.ts';
import { developmentClientId, developmentIssuer, developmentKeys } from './settings.ts';

/**
 * Creates the broker's client of the development provider, which speaks the real protocol. `fetch` handles the client's requests in this process instead of
 * the network.
 */
export const developmentDigitalId = (
  publicUrl: string,
  fetch: (request: Request) => Promise<Response>,
): DigitalIdProvider =>
  createFapiProvider({
    issuer: developmentIssuer(publicUrl),
    clientId: developmentClientId,
    keys: { signature: developmentKeys.clientSignature, encryption: developmentKeys.clientEncryption },
    fetch,
  });
