import { createFapiProvider } from '../fapi-provider.ts';
import type { DigitalIdProvider } from '../provider.ts';
import { developmentClientId, developmentIssuer, developmentKeys } from './settings.ts';

/** The broker as a client of its own development provider: the same protocol as with the real one; `fetch` answers without a network. */
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
